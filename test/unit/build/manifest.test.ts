import { atOrigin, DEVELOPMENT_ORIGIN } from "../../../build/manifest.mjs";

const TEXT = `<A at="${DEVELOPMENT_ORIGIN}/a.png"/><B at="${DEVELOPMENT_ORIGIN}/b.html"/> http://example.org`;

test.each(["https://puzzles.example.org/book", "https://puzzles.example.org/book/"])(
  "%s takes the place of every development address",
  (origin) => {
    expect(atOrigin(TEXT, origin)).toBe(
      '<A at="https://puzzles.example.org/book/a.png"/><B at="https://puzzles.example.org/book/b.html"/> http://example.org',
    );
  },
);

test("an origin is taken as it is written", () => {
  expect(atOrigin(DEVELOPMENT_ORIGIN, "https://a.org/$&")).toBe("https://a.org/$&");
});
