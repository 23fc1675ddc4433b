/** The modules of a QR code that was drawn as an SVG path of bars, dark ones `true`. */
export function modulesOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const [, path = ''] = /<path d="((?:M\d+ \d+h\d+v1h-\d+z)+)"\/>/.exec(svg) ?? [];
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    modules[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}
