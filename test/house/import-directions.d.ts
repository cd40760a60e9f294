export const ROOMS: Readonly<Record<string, readonly string[]>>;
export function importDirections(
  source: string,
): { target: string; from: string; except: string[]; message: string }[];
