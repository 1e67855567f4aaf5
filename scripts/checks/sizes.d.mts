export type SizeColumn = 'lines' | 'definitions' | 'constants' | 'styles' | 'tests' | 'json';
export function sizeOf(file: string, text: string): Partial<Record<SizeColumn, number>>;
export function printSizes(folders: readonly string[], refuse: (sentence: string) => never): void;
