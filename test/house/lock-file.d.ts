export type Wanted = Readonly<Record<string, string>>;

export interface Locked {
  version?: string;
  resolved?: string;
  dependencies?: Wanted;
  devDependencies?: Wanted;
  optionalDependencies?: Wanted;
  peerDependencies?: Wanted;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** The packages by their folders; that of the project is "". */
export type LockedPackages = Readonly<Record<string, Locked>>;

export function unsatisfied(
  packages: LockedPackages,
  wantedBy: (locked: Locked) => Wanted | undefined,
): string[];
export function neededPeers(locked: Locked): Wanted;
export function isExact(range: string): boolean;
