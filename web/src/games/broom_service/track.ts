/** From where to where the score track runs: tens around all points, never shorter than fifty. */
export function trackEnd(points: readonly number[]): [number, number] {
  const least = Math.min(0, ...points);
  const most = Math.max(50, ...points);
  return [Math.floor(least / 10) * 10, Math.ceil(most / 10) * 10];
}
