import type { Move, Spot } from "../../playing/move";

/** What a click or a drag means. */
export type Meaning =
  | { readonly is: "move"; readonly move: Move }
  /** The next click says where to. */
  | { readonly is: "hold"; readonly spot: Spot }
  /** The spot that was held is let go. */
  | { readonly is: "release" }
  /** Several moves lead there that only their buttons can tell apart. */
  | { readonly is: "several"; readonly moves: readonly Move[] }
  | { readonly is: "none" };

/** What a click on a spot means, given the legal moves and the spot that was clicked before, if it is held. */
export function clicked(moves: readonly Move[], spot: Spot, held?: Spot): Meaning {
  if (held === undefined) return firstClick(moves, spot);
  if (held === spot) return { is: "release" };
  // A place to go to may be held, too: then what goes there is clicked second.
  const meaning = dragged(moves, held, spot);
  if (meaning.is !== "none") return meaning;
  const reversed = dragged(moves, spot, held);
  if (reversed.is !== "none") return reversed;
  return moves.some(({ from }) => from === spot) ? firstClick(moves, spot) : meaning;
}

/** The moves that lead to a spot or begin there and, once a spot is held, also lead from it or to it. */
export function movesAt(moves: readonly Move[], spot: Spot, held: Spot = spot): readonly Move[] {
  return [spot, held].reduce(
    (left, at) => left.filter((move) => move.from === at || leadsTo(move, at)),
    moves,
  );
}

/** What it means to drag from one spot to another one. */
export function dragged(moves: readonly Move[], from: Spot, to: Spot): Meaning {
  const leading = moves.filter((move) => leadsTo(move, to));
  const exact = leading.filter((move) => move.from === from);
  return oneOf(exact.length > 0 ? exact : leading.filter((move) => move.from === undefined));
}

const leadsTo = ({ spot, others }: Move, to: Spot) => spot === to || (others?.includes(to) ?? false);

function firstClick(moves: readonly Move[], spot: Spot): Meaning {
  const leading = moves.filter((move) => leadsTo(move, spot));
  if (leading.length === 1) return oneOf(leading);
  const leaving = moves.filter(({ from }) => from === spot);
  if (leading.length === 0 && leaving.length === 1) return oneOf(leaving);
  const isToldByFrom = new Set(leading.map(({ from }) => from)).size > 1;
  if (leaving.length > 0 || isToldByFrom) return { is: "hold", spot };
  return oneOf(leading);
}

function oneOf(moves: readonly Move[]): Meaning {
  const [move] = moves;
  if (!move) return { is: "none" };
  return moves.length === 1 ? { is: "move", move } : { is: "several", moves };
}

/**
 * The spots to be marked because a click there does something: where the moves lead, and what can be moved. Once a spot is held, only the
 * second clicks are left.
 */
export function legalSpots(moves: readonly Move[], held?: Spot): ReadonlySet<Spot> {
  const spots = new Set<Spot>();
  if (held !== undefined) {
    for (const { from, spot } of moves) {
      if (from === held && spot !== undefined) spots.add(spot);
      if (spot === held && from !== undefined) spots.add(from);
    }
    return spots;
  }
  for (const move of moves) for (const spot of spotsOf(move, moves)) spots.add(spot);
  return spots;
}

/**
 * The spots that tell a move from the others: where it leads, and what is moved. What all moves have in common, such as the tile that the
 * player is on, is not a choice.
 */
export function spotsOf({ from, spot }: Move, moves: readonly Move[]): readonly Spot[] {
  const hasOneFrom = moves.every((other) => other.from === from);
  const hasOneGoal = moves.every((other) => other.spot === spot);
  return [
    ...(spot !== undefined && (hasOneFrom || !hasOneGoal) ? [spot] : []),
    ...(from !== undefined && !hasOneFrom ? [from] : []),
  ];
}
