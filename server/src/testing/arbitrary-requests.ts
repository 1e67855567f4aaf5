/** Requests to a call of the API, generated from its contract: valid ones, and ones that no client of ours sends. For tests. */
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '@assay/shared/contracts';
import { addressesOf } from './access-matrix.ts';

/** A request as it goes over the wire. */
export interface CallersRequest {
  readonly url: string;
  /** JSON, valid or not. */
  readonly payload?: string;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
}

/** 700 characters that do not compress, beyond the Basic Multilingual Plane: 2,800 bytes. */
const INCOMPRESSIBLE = String.fromCodePoint(
  ...Array.from({ length: 700 }, (_, index) => 0x20000 + ((index * 7919) % 40_000)),
);
const HOSTILE_TEXTS = [
  '\0',
  'a\0b',
  '\ud800',
  INCOMPRESSIBLE,
  'x'.repeat(20_000),
  '',
  ' ',
  '%',
  '\\',
  "'; drop table users; --",
  '__proto__',
  '2147483648',
  '9'.repeat(40),
  '0000-00-00',
  '0001-01-01T00:00:00.000Z',
  'name:asc',
  '\u202e\u0301\u{1F468}\u200d\u{1F469}',
];
const HOSTILE: unknown[] = [
  ...HOSTILE_TEXTS,
  2 ** 31,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  [[null]],
  { constructor: 1 },
];
const WORDS = [
  'EXT_DONE',
  'TRASHED',
  'Capital Call',
  'Performance',
  'fund',
  'tvpi',
  'ENTITY_NAME',
  'USD',
  'EUR',
  '1',
  '12.5',
];
const MOMENTS = ['2024-12-31', '2024-12-31T00:00:00.000Z'];

function textsOf({ format }: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'date-time' || format === 'date') return fc.constantFrom(...MOMENTS);
  return fc.constantFrom(...WORDS, ...ids);
}

/** Values of the contract's types, which need not satisfy its refinements. */
function rightOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.allOf;
  if (options !== undefined) return fc.oneof(...options.map((option) => valuesOf(option, ids)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const model = Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, ids)]));
      return fc.record(model, { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, ids), { minLength: 1, maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.constantFrom(0, 1, 2, 20);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textsOf(schema, ids);
  }
}

/** Mostly what the contract describes, now and then something else in its place, at any depth. */
function valuesOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: rightOf(schema, ids) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  );
}

function schemaOf(part: z.ZodType | undefined): JsonSchema {
  return part === undefined
    ? {}
    : (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** A query as in the address bar: lists are repeated keys. */
function writeQuery(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

const writePart = (value: string) => encodeURIComponent(value.slice(0, 90).toWellFormed());

/** Requests to one call as a client's user may send them, with `ids` of what there is. */
export function requestsTo(
  endpoint: Endpoint,
  clientId: string,
  ids: readonly string[],
): fc.Arbitrary<CallersRequest> {
  const [address = ''] = addressesOf(endpoint, clientId, { uuid: ':id', number: 0 });
  const params = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.trim() !== '')) },
  );
  const query = endpoint.query === undefined ? fc.constant({}) : valuesOf(schemaOf(endpoint.query), ids);
  const body = valuesOf(schemaOf(endpoint.body), ids).map((value) => JSON.stringify(value) ?? '');
  const payload = fc.oneof(
    { weight: 20, arbitrary: body },
    { weight: 1, arbitrary: fc.constantFrom('', '{', 'null', '[]', '{"__proto__":{}}', '\0') },
  );
  return fc.record({ params, query, payload }).map(({ params: id, query: values, payload: text }) => ({
    url: address.replaceAll('%3Aid', writePart(id)) + writeQuery(values),
    ...(endpoint.method === 'GET' ? {} : { payload: text }),
  }));
}
