import type { Telemetry, TelemetryOptions } from './telemetry.ts';

/** Opens telemetry; its libraries are loaded only where it is asked for. */
export async function openTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { createOtlpTelemetry } = await import('./otlp-telemetry.ts');
  return createOtlpTelemetry(options);
}
