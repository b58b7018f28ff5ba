/** To a server, by requests and a socket. */

import type { Transport } from './transport'

export const network: Transport = {
  hasFriends: true,
  server: '',
  progress: 1,
  ask: (address, request) => fetch(here(address), request),
  connect(address, ears) {
    const url = new URL(here(address))
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    socket.onopen = () => ears.opened()
    socket.onmessage = (event) => ears.heard(event.data)
    socket.onclose = (event) => ears.lost(event.code)
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN
      },
      say: (text) => socket.send(text),
      hangUp: () => socket.close(),
    }
  },
}

function here(address: string): string {
  return new URL(address.slice(1), document.baseURI).href
}
