/**
 * The upper halves of the DOS code pages, as glibc and Python read them: code points in hexadecimal, a
 * dash where a byte prints nothing.
 */
const CODE_POINTS = {
  PC437: `
    c7 fc e9 e2 e4 e0 e5 e7 ea eb e8 ef ee ec c4 c5 c9 e6 c6 f4 f6 f2 fb f9 ff d6 dc a2 a3 a5 20a7 192
    e1 ed f3 fa f1 d1 aa ba bf 2310 ac bd bc a1 ab bb 2591 2592 2593 2502 2524 2561 2562 2556 2555 2563
    2551 2557 255d 255c 255b 2510 2514 2534 252c 251c 2500 253c 255e 255f 255a 2554 2569 2566 2560 2550
    256c 2567 2568 2564 2565 2559 2558 2552 2553 256b 256a 2518 250c 2588 2584 258c 2590 2580 3b1 df 393
    3c0 3a3 3c3 b5 3c4 3a6 398 3a9 3b4 221e 3c6 3b5 2229 2261 b1 2265 2264 2320 2321 f7 2248 b0 2219 b7
    221a 207f b2 25a0 -`,
  PC850: `
    c7 fc e9 e2 e4 e0 e5 e7 ea eb e8 ef ee ec c4 c5 c9 e6 c6 f4 f6 f2 fb f9 ff d6 dc f8 a3 d8 d7 192 e1
    ed f3 fa f1 d1 aa ba bf ae ac bd bc a1 ab bb 2591 2592 2593 2502 2524 c1 c2 c0 a9 2563 2551 2557
    255d a2 a5 2510 2514 2534 252c 251c 2500 253c e3 c3 255a 2554 2569 2566 2560 2550 256c a4 f0 d0 ca
    cb c8 131 cd ce cf 2518 250c 2588 2584 a6 cc 2580 d3 df d4 d2 f5 d5 b5 fe de da db d9 fd dd af b4 -
    b1 2017 be b6 a7 f7 b8 b0 a8 b7 b9 b3 b2 25a0 -`,
  PC852: `
    c7 fc e9 e2 e4 16f 107 e7 142 eb 150 151 ee 179 c4 106 c9 139 13a f4 f6 13d 13e 15a 15b d6 dc 164
    165 141 d7 10d e1 ed f3 fa 104 105 17d 17e 118 119 ac 17a 10c 15f ab bb 2591 2592 2593 2502 2524 c1
    c2 11a 15e 2563 2551 2557 255d 17b 17c 2510 2514 2534 252c 251c 2500 253c 102 103 255a 2554 2569
    2566 2560 2550 256c a4 111 110 10e cb 10f 147 cd ce 11b 2518 250c 2588 2584 162 16e 2580 d3 df d4
    143 144 148 160 161 154 da 155 170 fd dd 163 b4 - 2dd 2db 2c7 2d8 a7 f7 b8 b0 a8 2d9 171 158 159
    25a0 -`,
  PC857: `
    c7 fc e9 e2 e4 e0 e5 e7 ea eb e8 ef ee 131 c4 c5 c9 e6 c6 f4 f6 f2 fb f9 130 d6 dc f8 a3 d8 15e 15f
    e1 ed f3 fa f1 d1 11e 11f bf ae ac bd bc a1 ab bb 2591 2592 2593 2502 2524 c1 c2 c0 a9 2563 2551
    2557 255d a2 a5 2510 2514 2534 252c 251c 2500 253c e3 c3 255a 2554 2569 2566 2560 2550 256c a4 ba aa
    ca cb c8 - cd ce cf 2518 250c 2588 2584 a6 cc 2580 d3 df d4 d2 f5 d5 b5 - d7 da db d9 ec ff af b4 -
    b1 - be b6 a7 f7 b8 b0 a8 b7 b9 b3 b2 25a0 -`,
  PC858: `
    c7 fc e9 e2 e4 e0 e5 e7 ea eb e8 ef ee ec c4 c5 c9 e6 c6 f4 f6 f2 fb f9 ff d6 dc f8 a3 d8 d7 192 e1
    ed f3 fa f1 d1 aa ba bf ae ac bd bc a1 ab bb 2591 2592 2593 2502 2524 c1 c2 c0 a9 2563 2551 2557
    255d a2 a5 2510 2514 2534 252c 251c 2500 253c e3 c3 255a 2554 2569 2566 2560 2550 256c a4 f0 d0 ca
    cb c8 20ac cd ce cf 2518 250c 2588 2584 a6 cc 2580 d3 df d4 d2 f5 d5 b5 fe de da db d9 fd dd af b4 -
    b1 2017 be b6 a7 f7 b8 b0 a8 b7 b9 b3 b2 25a0 -`,
} as const;

/** The letters of bytes 0x80 to 0xFF of a page; `null` where a byte prints nothing. */
export function dosLetters(page: keyof typeof CODE_POINTS): (string | null)[] {
  const points = CODE_POINTS[page].trim().split(/\s+/);
  return points.map((point) => (point === '-' ? null : String.fromCodePoint(Number.parseInt(point, 16))));
}
