import { memo } from "react";
import { PALETTE } from "../palette";
import { round } from "./flat-picture";
import type { NodeName } from "./node-names";
import { arrowHead, lineBetween, pointBetween, type Point } from "./points";
import { ShortText } from "./texts";

/** An edge between two nodes, by their numbers. */
interface GraphEdge {
  readonly from: number;
  readonly to: number;
  readonly bothWays: boolean;
}

/** The edges of a directed graph, each once, and two opposite ones as one. */
export function edgesOf(lines: readonly { readonly from: number; readonly to: number }[]): GraphEdge[] {
  const known = new Map(lines.map((line) => [`${line.from} ${line.to}`, line]));
  return [...known.values()].flatMap(({ from, to }): GraphEdge[] => {
    const bothWays = known.has(`${to} ${from}`);
    return bothWays && from > to ? [] : [{ from, to, bothWays }];
  });
}

/** Whether some moves cannot be undone at once. Only then are edges drawn as arrows. */
export const isDirected = (edges: readonly GraphEdge[]) => edges.some(({ bothWays }) => !bothWays);

interface GraphProps {
  readonly titles: readonly string[];
  readonly points: readonly Point[];
  /** Where the name of each node goes. A node without one has its title under the mouse. */
  readonly names: readonly (NodeName | undefined)[];
  readonly edges: readonly GraphEdge[];
  readonly radius: number;
}

export const Graph = memo(function Graph({ titles, points, names, edges, radius }: GraphProps) {
  const head = Math.max(5, radius * 0.5);
  const arrows = edges.flatMap(({ from, to, bothWays }) => {
    const [a, b] = [points[from]!, points[to]!];
    const ends = bothWays ? [arrowHead(b, tipAt(a, b, radius), head)] : [];
    return [...ends, arrowHead(a, tipAt(b, a, radius), head)];
  });
  return (
    <>
      <path
        d={edges.map(({ from, to }) => lineBetween(points[from]!, points[to]!, radius)).join("")}
        stroke={PALETTE.line}
        strokeWidth={2}
      />
      {isDirected(edges) && <path d={arrows.join("")} fill={PALETTE.faint} />}
      {points.map(({ x, y }, k) => (
        <circle
          key={titles[k]}
          {...{ cx: round(x), cy: round(y), r: round(radius) }}
          fill={PALETTE.ground}
          stroke={PALETTE.line}
          strokeWidth={2}
        >
          {!names[k] && <title>{titles[k]}</title>}
        </circle>
      ))}
    </>
  );
});

interface GraphNamesProps extends Pick<GraphProps, "titles" | "names"> {
  /** The size of the names. */
  readonly text: number;
  readonly fill?: string;
}

/** The names of a graph's nodes, in front of its edges and of what moves along them. */
export const GraphNames = memo(function GraphNames(props: GraphNamesProps) {
  const { titles, names, text, fill = PALETTE.ink } = props;
  return names.map(
    (name, k) =>
      name && (
        <ShortText
          key={titles[k]}
          {...{ x: round(name.x), y: round(name.y), textAnchor: name.anchor, fontSize: text }}
          {...{ fill, stroke: PALETTE.ground, strokeWidth: 3, paintOrder: "stroke" }}
          text={titles[k]!}
          letters={name.letters}
        />
      ),
  );
});

/** Where an arrow to a node ends, at the node's edge. */
function tipAt(node: Point, from: Point, radius: number): Point {
  return pointBetween(node, from, radius / (Math.hypot(from.x - node.x, from.y - node.y) || 1));
}
