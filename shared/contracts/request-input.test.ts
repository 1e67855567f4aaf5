import { INPUT_LIMITS } from '@assay/shared/domain';
import { z } from 'zod';
import * as contracts from './index.ts';

type Endpoint = contracts.Endpoint;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'permission' in value && 'method' in value;

const ENDPOINTS = Object.values<unknown>(contracts).filter(isEndpoint);

const accepts = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success;

/** What a text of a request must never let through to the database. */
const REFUSED_TEXTS = { NUL: 'a\0b', 'half a character': '\ud800', 'a megabyte': 'x'.repeat(1_000_000) };
/** A file in base64 may be longer than any text, up to its own limit. */
const REFUSED_FILES = {
  ...REFUSED_TEXTS,
  'a megabyte': 'x'.repeat(Math.ceil(INPUT_LIMITS.importFile / 4) * 4 + 4),
};

/** The first day of the year 0000, as a date and as a moment: the database takes neither. */
const YEAR_ZERO = ['0000-01-01', '0000-01-01T00:00:00.000Z'];

function textFaults(schema: z.core.$ZodType): string[] {
  const isFile = schema instanceof z.ZodBase64;
  const faults = Object.entries(isFile ? REFUSED_FILES : REFUSED_TEXTS).flatMap(([name, text]) =>
    accepts(schema, text) ? [`takes ${name}`] : [],
  );
  const isDate = schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime;
  if (isDate && YEAR_ZERO.some((text) => accepts(schema, text))) faults.push('takes the year 0000');
  return faults;
}

function numberFaults(schema: z.core.$ZodType): string[] {
  if (accepts(schema, 0.5)) return accepts(schema, Infinity) ? ['takes infinity'] : [];
  return accepts(schema, 2 ** 31) ? ['takes a number beyond an integer column'] : [];
}

/** Every fault of a part of a request, as `path: fault`. */
function faultsOf(schema: z.core.$ZodType, path: string): string[] {
  const named = (faults: readonly string[]) => faults.map((fault) => `${path}: ${fault}`);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return named(textFaults(schema));
    case 'number':
      return named(numberFaults(schema));
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => faultsOf(part, `${path}.${key}`));
    case 'array': {
      const isLimited = (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'max_length');
      return [
        ...named(isLimited ? [] : ['takes any number of items']),
        ...faultsOf(def.element, `${path}[]`),
      ];
    }
    case 'tuple':
      return def.items.flatMap((item, index) => faultsOf(item, `${path}[${index}]`));
    case 'union':
      return def.options.flatMap((option) => faultsOf(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return faultsOf(def.innerType, path);
    case 'pipe':
      // A text that is turned into something else is judged by what the whole of it takes.
      if (def.in._zod.def.type === 'string') return named(textFaults(schema));
      return [def.in, def.out].flatMap((part) => faultsOf(part, path));
    case 'transform':
    case 'literal':
    case 'enum':
    case 'boolean':
      return [];
    default:
      return named([`is of the kind ${def.type}, about which nothing is known here`]);
  }
}

describe('request input', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s refuses text that cannot be stored, the year 0000, numbers beyond their column and endless lists',
    (_, { params, query, body }) => {
      const faults = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema === undefined ? [] : faultsOf(schema, part),
      );
      expect(faults).toEqual([]);
    },
  );
});
