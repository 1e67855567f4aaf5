/** Why an edit of a schema is refused, as the message to show. */
export type SchemaProblem =
  | 'schemas.groupNameTaken'
  | 'schemas.viewNameTaken'
  | 'schemas.viewNameEmpty'
  | 'schemas.viewNameSeparator'
  | 'schemas.metricUsedTwice'
  | 'schemas.invalidRequest'
  | 'schemas.groupNotFound'
  | 'schemas.subGroupNotFound';

/** An edit that the rules of schemas refuse. */
export class SchemaEditError extends Error {
  override readonly name = 'SchemaEditError';
  readonly key: SchemaProblem;
  readonly params: Readonly<Record<string, string>>;

  constructor(key: SchemaProblem, params: Readonly<Record<string, string>> = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
