/** What the query of a list gives: the rows of the page, and how many rows there are in all. */
export interface ListData<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
  /** Counting stopped early: there are at least `totalCount` rows. */
  readonly isLowerBound?: boolean | undefined;
}
