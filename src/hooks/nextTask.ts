/** @param duration in milliseconds */
export const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration))

/** What follows is a task of its own: gestures are heard, and frames painted, before it. */
export const nextTask = () => pause(0)
