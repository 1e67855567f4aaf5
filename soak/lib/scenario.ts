import type { WorkFigures } from './workload.ts';

/** How a scenario is run. */
export interface ScenarioOptions {
  /** How often it interferes, or for how many minutes it lasts. */
  readonly times: number;
  readonly seed: number;
}

/** What a scenario has found. */
export interface ScenarioFigures extends Partial<WorkFigures> {
  /** What is lost, or over its limit. */
  readonly harmed: readonly string[];
  /** Figures by name. */
  readonly measured?: Readonly<Record<string, number>>;
  /** What was looked at once a minute. */
  readonly samples?: readonly object[];
  /** What each process that ended by itself said. */
  readonly unexpectedEnds: readonly string[];
}

/** What a scenario has found beside which people worked. */
export type WorkedFigures = ScenarioFigures & WorkFigures;

/** One way to harm a running suite: a file in `soak/scenarios`, named as it is asked for, exports one as `scenario`. */
export interface Scenario {
  readonly title: string;
  /** How often it interferes, or for how many minutes it lasts, by default. */
  readonly times: number;
  run(options: ScenarioOptions): Promise<ScenarioFigures>;
}
