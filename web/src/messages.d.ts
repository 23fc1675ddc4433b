import type { words as operator } from './operator/words/en.ts';
import type { developers } from './panel/words/en/developers.ts';
import type { words as panel } from './panel/words/en.ts';
import type { words as app } from './words/en.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof app & typeof panel & { developers: typeof developers } & typeof operator;
  }
}
