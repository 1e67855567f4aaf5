/** A task that repeats until it is stopped. */
export interface Repetition {
  /** Runs the task once more, now. @throws what the task throws */
  runNow(): Promise<void>;
  /** Ends the repetition and waits for a run in progress. */
  stop(): Promise<void>;
}

/** Repeats a task. A run that takes longer than the interval delays the next one; failures are logged. */
export function repeatEvery(
  seconds: number,
  task: () => Promise<void>,
  log: (error: Error) => void,
): Repetition {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch(log)
      .finally(() => (running = undefined));
  }, seconds * 1000);
  return {
    runNow: task,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
