import type { BodyOf, createMetric, MetricDetails, updateMetric } from '@assay/shared/contracts';
import {
  dataTypeOf,
  METRIC_SOURCES,
  type MetricDataType,
  type MetricSource,
  type MetricValidator,
} from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** A validator in the form; empty fields are not saved. */
export interface ValidatorForm {
  readonly type: MetricValidator['type'];
  readonly options: readonly string[];
  readonly regex: string;
  readonly description: string;
}

/** What can be edited of a metric [AMB-102]. */
export interface MetricForm {
  readonly name: string;
  readonly description: string;
  readonly entityType: string | null;
  /** The second type of a relationship. */
  readonly relatedType: string | null;
  readonly timePeriod: string | null;
  readonly sources: readonly MetricSource[];
  readonly validators: readonly ValidatorForm[];
  /** What documents print for it besides its name. */
  readonly labels: readonly string[];
  readonly isStatic: boolean;
  readonly isAdditive: boolean;
  readonly calculation: boolean;
  readonly formula: string;
}

export const NEW_VALIDATOR: ValidatorForm = { type: 'INCLUDE', options: [], regex: '', description: '' };

/** The form of a metric that nothing is said of yet. */
export const NEW_METRIC: MetricForm = {
  name: '',
  description: '',
  entityType: null,
  relatedType: null,
  timePeriod: null,
  sources: ['DOCUMENT'],
  validators: [],
  labels: [],
  isStatic: true,
  isAdditive: false,
  calculation: false,
  formula: '',
};

/** The form of a stored metric. */
export function toForm(metric: MetricDetails): MetricForm {
  const [first = metric.associatedEntityType, second = null] = metric.associatedRelationshipEntityTypes ?? [];
  return {
    name: metric.name,
    description: metric.description,
    entityType: first,
    relatedType: second,
    timePeriod: metric.timePeriod?.name ?? null,
    sources: METRIC_SOURCES.filter((source) => metric.metricSources.includes(source)),
    validators: metric.validators.map(({ type, options = [], regex = '', description = '' }) => ({
      type,
      options,
      regex,
      description,
    })),
    labels: metric.labels,
    isStatic: metric.isStatic,
    isAdditive: metric.additive,
    calculation: metric.calculation,
    formula: metric.formula ?? '',
  };
}

/** The validators as they are saved. */
export function toValidators(validators: readonly ValidatorForm[]) {
  return validators.map(({ type, options, regex, description }) => ({
    type,
    ...(options.length > 0 && { options: [...options] }),
    ...(regex !== '' && { regex }),
    ...(description.trim() !== '' && { description: description.trim() }),
  }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Association = Pick<MetricForm, 'entityType' | 'relatedType'>;

/** The association as the calls take it: one type, or a pair [AMB-103]. */
export function toAssociation({ entityType, relatedType }: Association) {
  const isPair = entityType !== null && relatedType !== null;
  return {
    associatedEntityType: isPair ? null : entityType,
    associatedRelationshipEntityTypes: isPair ? ([entityType, relatedType] as [string, string]) : null,
  };
}

const associationOf = ({ entityType, relatedType }: Association) => [entityType, relatedType];

/** The fields that the form changes, as the calls take them. */
function changesOf(stored: MetricForm, form: MetricForm) {
  const formula = form.formula.trim();
  return {
    ...(form.name.trim() !== stored.name && { name: form.name.trim() }),
    ...(form.description.trim() !== stored.description && { description: form.description.trim() }),
    ...(!isSame(associationOf(form), associationOf(stored)) && toAssociation(form)),
    ...(form.timePeriod !== stored.timePeriod && {
      timePeriod: form.timePeriod === null ? null : { name: form.timePeriod },
    }),
    ...(!isSame(form.sources, stored.sources) && { metricSources: [...form.sources] }),
    ...(!isSame(form.validators, stored.validators) && { validators: toValidators(form.validators) }),
    ...(!isSame(form.labels, stored.labels) && { labels: [...form.labels] }),
    ...(form.isStatic !== stored.isStatic && { isStatic: form.isStatic }),
    ...(form.isAdditive !== stored.isAdditive && { additive: form.isAdditive }),
    ...(form.calculation !== stored.calculation && { calculation: form.calculation }),
    ...(formula !== stored.formula && { formula: formula === '' ? null : formula }),
  };
}

/** A new metric as the call takes it. */
export function createBody(type: MetricDataType, form: MetricForm): BodyOf<typeof createMetric> {
  const { name, description, isStatic } = form;
  return {
    ...changesOf(NEW_METRIC, form),
    ...toAssociation(form),
    name: name.trim(),
    description: description.trim(),
    type,
    isStatic,
  };
}

/** The fields that the form changes, as the call takes them; null where nothing changed. */
export function updateBody(metric: MetricDetails, form: MetricForm): BodyOf<typeof updateMetric> | null {
  const changes = changesOf(toForm(metric), form);
  if (Object.keys(changes).length === 0) return null;
  return { fin: metric.fin, timeUpdated: metric.timeUpdated, ...changes };
}

/** What is wrong with the fields of the form. */
export interface FormErrors {
  readonly name?: MessageKey;
  readonly entityType?: MessageKey;
  readonly sources?: MessageKey;
  readonly formula?: MessageKey;
  /** By the index of the validator. */
  readonly validators: readonly (MessageKey | null)[];
}

/** The errors of the form. Saving is not possible while there are any. */
export function errorsOf(form: MetricForm): FormErrors {
  const isEmpty = ({ options, regex }: ValidatorForm) => options.length === 0 && regex === '';
  return {
    ...(form.name.trim() === '' && { name: 'metrics.nameRequired' as const }),
    ...(form.entityType === null &&
      form.relatedType !== null && { entityType: 'metrics.entityTypeRequired' as const }),
    ...(form.sources.length === 0 && { sources: 'metrics.sourceRequired' as const }),
    ...(form.calculation && form.formula.trim() === '' && { formula: 'metrics.problemEmpty' as const }),
    validators: form.validators.map((validator) =>
      isEmpty(validator) ? ('metrics.validatorEmpty' as const) : null,
    ),
  };
}

/** Only a number is asked whether it adds up: an amount does anyway, a percentage never. */
export const canBeAdditive = (type: string) => dataTypeOf(type).sum === 'ifAdditive';

/** Whether nothing is wrong with the form. */
export function isValid({ validators, ...fields }: FormErrors): boolean {
  return Object.keys(fields).length === 0 && validators.every((error) => error === null);
}
