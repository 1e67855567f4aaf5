import type { WorkFigures } from './workload.ts';

/** How a scenario is run. */
export interface ScenarioOptions {
  /** How often it does its harm. */
  readonly times: number;
  readonly seed: number;
}

/** What a scenario has found. */
export interface ScenarioFigures extends WorkFigures {
  /** What each process that ended by itself said. */
  readonly unexpectedEnds: readonly string[];
}

/** One way to harm a running suite: a file in `soak/scenarios`, named as it is asked for, exports one as `scenario`. */
export interface Scenario {
  readonly title: string;
  /** How often it interferes by default. */
  readonly times: number;
  run(options: ScenarioOptions): Promise<ScenarioFigures>;
}
