/** The current time. Injected wherever it matters, so that a test can set it. */
export type Clock = () => Date;

/** The clock of the machine. */
export const systemClock: Clock = () => new Date();
