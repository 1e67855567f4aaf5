/**
 * Charts: each is one picture with a name, and stands beside a table with the same values, which is how the keyboard and
 * assistive technology read them. Only pages that show figures load this entry point.
 */
export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { ChartPoint } from './chart-frame.tsx';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export { RingChart, type RingChartProps } from './ring-chart.tsx';
