/** Calls readers who look elsewhere back to their table, by a message of their system, where they wish it. */

import { settings } from './settings.svelte'

/** Whether the browser lets this page call; it asks its reader. */
export async function mayCall(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted'
}

/** Call; what is called anew about the same thing takes the place of the old. */
export function call(title: string, text: string, about: string): void {
  if (!settings.call || !document.hidden || typeof Notification === 'undefined') return
  try {
    const message = new Notification(title, { body: text, tag: about, icon: '/favicon.svg' })
    message.onclick = () => {
      window.focus()
      message.close()
    }
  } catch {
    // some phones have messages only for installed pages
  }
}
