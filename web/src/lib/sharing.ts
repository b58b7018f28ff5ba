/** The new value, made of the old one wherever they are equal: what has not changed is the same object, and nothing that is drawn from it is drawn anew. */
export function share<T>(old: unknown, now: T): T {
  if (!isObject(old) || !isObject(now) || Array.isArray(old) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let isSame = keys.length === Object.keys(old).length
  const made: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {}
  for (const key of keys) {
    made[key] = share(old[key], now[key])
    isSame &&= made[key] === old[key] && key in old
  }
  return (isSame ? old : made) as T
}

/** A list made anew from each view: what is equal in it is the same object, so that only what has changed is drawn. */
export function steady<T>(make: () => T): () => T {
  let last: T | undefined
  return () => (last = share(last, make()))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
