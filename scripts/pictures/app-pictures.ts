import { globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser, NO_BROWSER, openBrowser } from '../../server/test/pages/browser.ts';
import { type PicturedEvening, playEvening } from './app-pictures/evening.ts';
import { SCREENS, type Screen } from './app-pictures/screens.ts';
import { withDatabase } from './with-database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run pictures` takes the pictures of the app that the documentation shows, into `docs/images/app`;
 * `npm run pictures -- docs [words]` those of the screens that have one of the words in their names.
 * `npm run pictures -- <folder> [words]` takes all pictures of the screens that have one of the words in their
 * names: each width, light and dark, in Turkish, English, German and Arabic, as PNG files, for looking at them.
 * `npm run pictures -- storefront [folder] [words]` takes those of the storefront.
 */

const WIDTHS = { 360: 740, 820: 1_180, 1440: 900, 1920: 1_080 } as const;
type Width = keyof typeof WIDTHS;
const ALL_WIDTHS = Object.keys(WIDTHS).map((width) => Number(width) as Width);

const LANGUAGES = ['en', 'tr', 'de', 'ar'] as const;

/** The live stream keeps the network busy forever: a page gets this time to load its lists. */
const SETTLE_MS = 500;

interface Shot {
  screen: Screen;
  width: Width;
  theme: 'Light' | 'Dark';
  language: (typeof LANGUAGES)[number];
}

async function main([place = 'docs', ...words]: readonly string[]): Promise<void> {
  if (place === 'storefront') {
    const { takeStorefrontPictures } = await import('./storefront-pictures.ts');
    return takeStorefrontPictures(words[0], words.slice(1));
  }
  const folder = place === 'docs' ? undefined : place;
  const executable = findBrowser();
  if (executable === undefined) throw new Error(NO_BROWSER);
  const screens = SCREENS.filter(({ name }) => words.length === 0 || words.some((one) => name.includes(one)));
  if (screens.length === 0)
    throw new Error(`No screen has such a name. There are: ${SCREENS.map(({ name }) => name).join(', ')}`);
  const shots = folder === undefined ? shotsForDocuments(screens) : everyShot(screens);
  await withDatabase(async (db) => {
    const evening = await playEvening(db);
    const browser = await openBrowser(executable);
    try {
      for (const shot of shots) await takePicture(evening, browser, shot, folder);
    } finally {
      await browser.close();
      await evening.close();
    }
  });
}

/** The pictures of the screens that a page of the documentation shows. */
function shotsForDocuments(screens: readonly Screen[]): Shot[] {
  const pages = globSync('{README.md,docs/**/*.md}', { cwd: ROOT });
  const shown = new Set(
    pages.flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(/images\/app\/([\w-]+)\.webp/g)].map(
        ([, name]) => name!,
      ),
    ),
  );
  return screens
    .flatMap((screen) =>
      ALL_WIDTHS.flatMap((width) =>
        (['Light', 'Dark'] as const).flatMap((theme) =>
          LANGUAGES.map((language) => ({ screen, width, theme, language })),
        ),
      ),
    )
    .filter((shot) => shown.has(nameOf(shot)));
}

/** Each width, light in English, German and Arabic, dark in Turkish. */
function everyShot(screens: readonly Screen[]): Shot[] {
  return screens.flatMap((screen) =>
    ALL_WIDTHS.flatMap((width): Shot[] => [
      { screen, width, theme: 'Light', language: 'en' },
      { screen, width, theme: 'Dark', language: 'tr' },
      { screen, width, theme: 'Light', language: 'de' },
      { screen, width, theme: 'Light', language: 'ar' },
    ]),
  );
}

function nameOf({ screen, width, theme, language }: Shot): string {
  return `${screen.name}-${width}-${theme.toLowerCase()}${language === 'en' ? '' : `-${language}`}`;
}

async function takePicture(
  evening: PicturedEvening,
  browser: Browser,
  shot: Shot,
  folder: string | undefined,
): Promise<void> {
  const { screen, width, theme, language } = shot;
  const name = nameOf(shot);
  const context = await browser.newContext({
    viewport: { width, height: WIDTHS[width] },
    reducedMotion: 'reduce',
    hasTouch: true,
    serviceWorkers: 'block',
    timezoneId: 'Europe/Istanbul',
  });
  try {
    const cookie = screen.as === 'nobody' ? null : evening.cookies[screen.as];
    const { hostname: domain } = new URL(evening.baseUrl);
    if (cookie !== null)
      await context.addCookies([{ ...cookie, domain, path: '/', secure: true, httpOnly: true }]);
    await context.addInitScript(
      `localStorage.setItem('sofra.preferences', '${JSON.stringify({ language, theme, sounds: false })}')`,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(evening.baseUrl + screen.path(evening));
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await screen.prepare?.(page, evening);
    await page.waitForTimeout(SETTLE_MS);
    await save(page, name, folder);
    console.log(name);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await context.close();
  }
}

async function save(page: Page, name: string, folder: string | undefined): Promise<void> {
  const picture = await page.screenshot();
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    await sharp(picture).toFile(join(resolve(folder), `${name}.png`));
    return;
  }
  const shown = join(ROOT, 'docs/images/app');
  await mkdir(shown, { recursive: true });
  await sharp(picture)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(shown, `${name}.webp`));
}

await main(process.argv.slice(2));
