import { MAKERS } from "../../src/puzzles/makers";
import { seededRandom } from "../../src/steps/random";
import { randomGates } from "../../src/puzzles/cat-walk/random-gates";
import { gateMaze } from "../../src/puzzles/cat-walk/kind";
import { finished } from "../../src/steps";
import { sheetOf } from "./lessons/sheet-of";
test("x", () => { for (const n of [3,6,10]) for (const c of [1,2,3]) { const out=[]; const t=Date.now(); for (let s=1;s<8;s++) { const colours=["red","blue","green"].slice(0,c); const maze=randomGates(n,n,{all:["red","blue","green","gray"],inOrder:colours},seededRandom(s)); const p=finished(gateMaze.read({maze,start:[[""]],goal:[[""]],rules:["gates",...colours]})); const o=finished(p.solve()) as any; out.push(o.way.length-1+":"+finished(p.count())); if (s===1&&n==6) console.log(maze.map(r=>r.map(x=>(x||" ")[0]).join("")).join("\n")); } console.log(n,c,(Date.now()-t)/7,out.join(" ")); }
 const m=MAKERS[1]; const v = Object.fromEntries(m.choices.map(c => [c.name, c.usual])); const sh=m.sheet(v, seededRandom(1)); console.log([...sheetOf(sh)].filter(([a])=>/^[B-Z]\d+$/.test(a)&&!/^[B-N]([6-9]|1\d)$/.test(a)).map(([a,x])=>a+": "+String(x).slice(0,150)).slice(0,40).join("\n")); });
