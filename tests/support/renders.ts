/** React's own record of a component on the page, as far as it is read here. */
interface Fiber {
  tag: number
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

export interface FiberRoot {
  current: Fiber
}

/** Functions, and those remembered by `memo` (React's work tags). */
const components = [0, 15]

/** Flag of a component that has been called; one that React passed over has lost it. */
const performedWork = 1

const nameOf = (type: unknown): string => (typeof type === 'function' && type.name) || 'anonymous'

/**
 * Names of the components called for the last commit, once for each call, found as React's developer tools find them to
 * highlight updates: what React has not touched is the same fiber as before.
 */
export function calledFor({ current }: FiberRoot): string[] {
  const called: string[] = []
  const walk = (fiber: Fiber) => {
    if (components.includes(fiber.tag) && fiber.flags & performedWork) called.push(nameOf(fiber.type))
    if (fiber.child === fiber.alternate?.child) return
    for (let child = fiber.child; child; child = child.sibling) walk(child)
  }
  walk(current)
  return called
}
