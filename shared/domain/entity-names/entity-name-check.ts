import { INPUT_LIMITS } from '../limits/index.ts';
import {
  validateMetricValue,
  type MetricValidator,
  type MetricValueFailure,
} from '../validators/metric-validator.ts';
import { normaliseEntityName } from './entity-name.ts';

/** Why an entity name or an AKA is refused, as the message to show and what to put into it. */
export type EntityNameFailure =
  | { readonly key: 'entities.nameEmpty'; readonly params: Record<never, never> }
  | { readonly key: 'entities.nameTooLong'; readonly params: { readonly max: number } }
  | { readonly key: 'entities.restrictedTerms'; readonly params: { readonly terms: string } }
  | MetricValueFailure;

/** The terms that the EXCLUDE validators of the chosen entity types forbid, in their order, each once [ENT-029]. */
export function restrictedTerms(validators: readonly MetricValidator[]): string[] {
  const terms = validators.flatMap(({ type, options }) => (type === 'EXCLUDE' ? (options ?? []) : []));
  return [...new Set(terms)];
}

/**
 * The shared check of entity names and AKAs [ENT-033, ENT-034, ENT-035]: the normalised name must not be empty, the name
 * not too long to be stored, and the validators of the entity's types must accept it.
 */
export function entityNameFailure(
  name: string,
  validators: readonly MetricValidator[] = [],
): EntityNameFailure | null {
  if (normaliseEntityName(name) === '') return { key: 'entities.nameEmpty', params: {} };
  if (name.length > INPUT_LIMITS.name)
    return { key: 'entities.nameTooLong', params: { max: INPUT_LIMITS.name } };
  const terms = restrictedTerms(validators);
  const comparable = normaliseEntityName(name);
  if (terms.some((term) => normaliseEntityName(term) === comparable))
    return { key: 'entities.restrictedTerms', params: { terms: terms.join(', ') } };
  return validateMetricValue({ value: name, dataType: 'ENTITY_NAME', validators, hasDatapoint: false });
}

/** The first failure among many names, in their order [ENT-036]. */
export function entityNamesFailure(
  names: readonly string[],
  validators: readonly MetricValidator[] = [],
): EntityNameFailure | null {
  for (const name of names) {
    const failure = entityNameFailure(name, validators);
    if (failure) return failure;
  }
  return null;
}

/** Those of the names that equal an earlier one after normalisation, in their order [AKA-004, AMB-096]. */
export function duplicateNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const comparable = normaliseEntityName(name);
    return seen.size === seen.add(comparable).size;
  });
}
