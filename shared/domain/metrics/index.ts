export * from './association.ts';
export * from './comparable-value.ts';
export * from './metric-fin.ts';
export * from './metric-sources.ts';
export * from './time-periods.ts';
