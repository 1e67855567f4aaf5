/** placeholder */
export function TabledPage() {
  return null;
}
