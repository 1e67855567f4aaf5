import type { PageGraph } from '../../graph/page-graph.ts';
import type { TargetGroup } from './group.ts';
import type { StatusCodes } from './row-status.ts';

/** What is known of a page when its schedules are read. */
export interface SchedulePage {
  page: PageGraph;
  group: TargetGroup;
  codes: StatusCodes;
  marks: StatusCodes;
}
