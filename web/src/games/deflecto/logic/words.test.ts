import { describe, expect, it } from "vitest";
import type { DeflectoView } from "../types";
import { example } from "./examples";
import { described, figureName, guide, occasion, prompt, story, told, written, type Scene } from "./words";

const who = (seat: number) => ({ name: ["Ada", "Basile"][seat] ?? "", you: seat === 0 });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const scene = (view: DeflectoView, rest: Partial<Scene> = {}) =>
  plain(
    prompt({
      view,
      moves: ["d10:ns"],
      acting: 0,
      holding: false,
      squares: 0,
      hints: true,
      telling: 2,
      ghost: null,
      put: false,
      occasion: null,
      stopped: false,
      naming: who,
      ...rest,
    }),
  );
const deed = (move: string, proven: boolean | null = null, before = [11, 11]) => ({ seat: 1, move, before, proven });

describe("a move", () => {
  it("is short in the history, a path drawn", () => {
    expect(["d5:nes", "d5:=ne", "d5:%/3", "end?", "no", "first 1"].map((move) => plain(written(move)))).toEqual([
      "d5 ├",
      "d5 rail courbe",
      "d5 prairie",
      "établis ?",
      "conteste",
      "le 2 commence",
    ]);
  });

  it("is told with the paths it changed and what it proved", () => {
    const view = example({ last: deed("d9:ew", true, [9, 11]) });
    expect(plain(story(view, who))).toBe(
      "Basile pose en d9 : chemin droit (est, ouest). Longueurs : vous 9 → 11. Basile avait raison de contester.",
    );
    expect(plain(story(example({ last: deed("pass", false) }), who))).toContain("une case de pénalité");
    expect(plain(told(view, "d9:ew", { name: "Basile", you: false }))).toContain("Rouge 9 → 11");
  });

  it("is a start where there was no path before", () => {
    const view = example({ last: deed("h11:ns", null, [11, 0]) });
    expect(plain(story(view, who))).toBe("Basile part de h11 vers h1.");
  });
});

describe("what to do", () => {
  it("is said for each stage", () => {
    expect(scene(example({ stage: "starting" }))).toContain("case numérotée");
    expect(scene(example({ stage: "starting" }), { holding: true, squares: 8 })).toContain("votre départ");
    expect(scene(example())).toBe("À vous : prenez une pièce, ou faites-la glisser sur la carte.");
    expect(scene(example({ contesters: [0] }))).toContain("Vous avez contesté");
    expect(scene(example(), { moves: ["pass"] })).toBe("Vous ne pouvez rien poser : passez.");
    expect(scene(example(), { moves: ["pass", "end?"], occasion: "pass" })).toContain("demandez la fin");
    expect(scene(example(), { holding: true, squares: 3 })).toContain("3 cases");
    expect(scene(example(), { holding: true, squares: 3, hints: false })).toBe("Où poser cette pièce ?");
    expect(scene(example({ turn: 1, contesters: [1] }), { acting: null, moves: [] })).toContain("Basile a contesté");
  });

  it("tells what the tile over a square would change", () => {
    const view = example({ changes: { "h10:ew": [11, 13] } });
    const ghost = (move: string) => ({ square: "h10", figure: "ew", move });
    expect(scene(view, { ghost: ghost("h10:ew/2") })).toBe("Ce que cela change : Basile 11 → 13.");
    expect(scene(view, { ghost: ghost("h10:ns") })).toBe("Aucun chemin ne changerait de longueur.");
    expect(scene(example({ stage: "starting" }), { ghost: { square: "k4", figure: "ew", move: "k4:ew" } })).toBe(
      "Départ en k4, arrivée en a4.",
    );
  });

  it("says how a tile that a finger has put is laid", () => {
    const ghost = { square: "h10", figure: "ew", move: "h10:ew" };
    expect(scene(example(), { ghost, put: true })).toContain("« Poser ici »");
  });

  it("explains the question about the end where it can matter", () => {
    expect(scene(example(), { occasion: "lead" })).toContain("Vous menez");
    expect(scene(example(), { occasion: "settled" })).toContain("Aucune de vos pièces");
  });

  it("is explained to newcomers, by the stage", () => {
    expect(guide(example({ stage: "answering" }), 0, true)).toContain("Contestez");
    expect(guide(example({ contesters: [0] }), 0, true)).toContain("flèche double");
    expect(guide(example({ stage: "over" }), 0, false)).toBe("");
  });
});

describe("the question about the end", () => {
  const ranked = (...ranks: number[]) => {
    const view = example({ changes: { "h10:ew": [11, 13] } });
    return { ...view, players: view.players.map((player, seat) => ({ ...player, rank: ranks[seat] ?? 1 })) };
  };

  it("matters to whoever is first alone", () => {
    expect(occasion(ranked(1, 2), ["d10:ns", "end?"], 0)).toBe("lead");
    expect(occasion(ranked(2, 1), ["d10:ns", "end?"], 0)).toBeNull();
    expect(occasion(ranked(1, 1), ["d10:ns", "end?"], 0)).toBeNull();
  });

  it("matters where no tile would change a path, or none can be laid", () => {
    expect(occasion(example(), ["d10:ns", "end?"], 1)).toBe("settled");
    expect(occasion(ranked(2, 1), ["pass", "end?"], 0)).toBe("pass");
  });

  it("is not offered where it may not be asked", () => {
    expect(occasion(example(), ["d10:ns"], 0)).toBeNull();
  });
});

describe("a square", () => {
  const none = { lit: false, ghost: null, refused: false, suggested: null, looked: false };

  it("is pointed out where a lesson wants it to be looked at", () => {
    expect(described(example(), "h5", who, { ...none, looked: true })).toContain("à regarder");
    expect(described(example(), "h5", who, none)).not.toContain("à regarder");
  });

  it("says what lies there and whose it is", () => {
    expect(plain(described(example(), "d11", who, none))).toBe("d11, chemin droit (nord, sud), votre départ");
    expect(plain(described(example(), "h1", who, none))).toBe("h1, vide, arrivée : Basile");
    expect(plain(described(example(), "h5", who, { ...none, lit: true }))).toBe(
      "h5, vide, chemin : Basile, la pièce peut s’y poser",
    );
    expect(plain(described(example({ stage: "starting" }), "k8", who, { ...none, refused: true }))).toBe(
      "k8, vide, numéro 3, libre, en cause dans le refus",
    );
  });

  it("says what was advised for it", () => {
    const suggested = { square: "h5", figure: "ne", variant: "" };
    expect(plain(described(example(), "h5", who, { ...none, suggested }))).toBe(
      "h5, vide, chemin : Basile, pose conseillée : virage (nord, est)",
    );
    expect(described(example(), "h6", who, { ...none, suggested })).not.toContain("conseillée");
  });

  it("says what would lie there", () => {
    const ghost = { square: "h5", figure: "ew", move: "h5:ew" };
    expect(plain(described(example(), "h5", who, { ...none, lit: true, ghost }))).toContain(
      "la pièce y serait : chemin droit (est, ouest), Aucun chemin",
    );
  });

  it("names figures with the sides they run to", () => {
    expect(figureName("@s")).toBe("lac (sud)");
    expect(figureName("nesw")).toBe("croisement à quatre");
    expect(figureName("+")).toBe("chapelle");
  });
});
