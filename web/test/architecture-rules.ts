import { posix } from 'node:path';
import { importsOf, type Source } from '../../scripts/checks/source-scan.ts';
import {
  type Breach,
  breach,
  breachesAt,
  checkLayer,
  checkLengths,
  checkNames,
  isForTests,
  type Layers,
  type Rule,
  targetOf,
} from '../../server/test/architecture/architecture-rules.ts';

const HOME = 'web/src/';

/** What every screen stands on, the lowest first. Each may import those before it. */
const FLOOR = [
  'words',
  'api',
  'time',
  'ui',
  'device',
  'kept',
  'live',
  'acts',
  'session',
  'service-state',
  'allergies',
];
const SCREENS = ['front', 'restaurant', 'sign-in', 'board', 'till', 'host', 'panel', 'operator'];

const MAY_IMPORT: Layers['mayImport'] = {
  ...Object.fromEntries(FLOOR.map((layer, at) => [layer, FLOOR.slice(0, at)])),
  ...Object.fromEntries(SCREENS.map((screen) => [screen, FLOOR])),
  unsent: [...FLOOR, 'till'],
  search: [...FLOOR, 'till'],
  shell: [...FLOOR, 'unsent', 'search', 'sign-in'],
  worker: [],
  'first-load.ts': [...FLOOR, ...SCREENS],
  'first-reads.ts': [...FLOOR, ...SCREENS],
  'app.tsx': [...FLOOR, ...SCREENS, 'shell', 'first-load.ts', 'first-reads.ts'],
  'main.tsx': ['app.tsx', 'first-load.ts', 'shell', 'page.css', 'tokens.css'],
};

/** The types of what the service answers, made of its descriptions. */
const API_TYPES = 'dist/api/';

/** No layer imports a higher one, no screen another one; the app runs in browsers, so nothing comes from the service but types. */
export const checkLayers: Rule = (source) => [
  ...checkLayer(source, { home: HOME, mayImport: MAY_IMPORT }),
  ...importsOf(source).flatMap(({ specifier, line }) => {
    const target = targetOf(source, specifier);
    const isInside = target === '' || [HOME, API_TYPES].some((folder) => target.startsWith(folder));
    return isInside ? [] : [breach(source, line, `the app may not import ${specifier}`)];
  }),
];

const WORDS = /^virtual:words\/(.*)/;

/** A part imports its own texts: those of `virtual:words/till` are for a folder `till`, the shared ones for what loads first. */
export const checkWords: Rule = (source) =>
  importsOf(source).flatMap(({ specifier, line }) => {
    const [, part] = WORDS.exec(specifier) ?? [];
    if (part === undefined) return [];
    const folders = posix.dirname(source.path).split('/');
    const isOwn = part === 'shared' ? `${posix.dirname(source.path)}/` === HOME : folders.includes(part);
    return isOwn
      ? []
      : [breach(source, line, `only ${part === 'shared' ? HOME : part} imports ${specifier}`)];
  });

const PANEL = `${HOME}panel/`;
const PANEL_SCREEN = `${PANEL}panel-screen.tsx`;

/** The folders of the panel that its pages share. Every other one is a page. */
const PANEL_PARTS = ['differences', 'form', 'sorting', 'undo', 'venue-settings'];

/** A page of the panel knows no other page, and what pages share knows none of them. */
export const checkPanel: Rule = (source) => {
  if (!source.path.startsWith(PANEL) || source.path === PANEL_SCREEN) return [];
  const page = panelPageOf(source.path);
  return importsOf(source).flatMap(({ specifier, line }) => {
    const other = panelPageOf(targetOf(source, specifier));
    if (other === null || other === page) return [];
    return [breach(source, line, `${page ?? 'a part of the panel'} may not import the page ${other}`)];
  });
};

/** The page of the panel that a file belongs to; `null` for what pages share, and elsewhere. */
function panelPageOf(path: string): string | null {
  const [folder, file] = path.startsWith(PANEL) ? path.slice(PANEL.length).split('/') : [];
  return folder === undefined || file === undefined || PANEL_PARTS.includes(folder) ? null : folder;
}

const FUNCTION_LINES = 60;

/** Files are as short as in the service; a function or component is a little shorter. */
const checkWebSizes: Rule = (source: Source) => checkLengths(source, FUNCTION_LINES);

const FOLDER_FILES = 15;

/** A folder holds few enough files to be seen at a glance; tests and styles do not count. */
export function checkFolders(paths: readonly string[]): Breach[] {
  const files = Map.groupBy(
    paths.filter((path) => !isForTests(path)),
    (path) => posix.dirname(path),
  );
  return [...files]
    .filter(([, { length }]) => length > FOLDER_FILES)
    .map(([path, { length }]) => ({
      path,
      line: 1,
      sentence: `has ${length} files; a folder has ${FOLDER_FILES} at most`,
    }));
}

/** A form that is sent by anything but the `submit` of `useSubmit`. */
const OWN_FORM = /\bonSubmit=\{(?!(?:\w+\.)?submit\})|\bFormEvent\b/g;

/** Every form is sent by the same hook, `useSubmit`. */
export const checkForms: Rule = (source) =>
  source.path.startsWith(`${HOME}ui/form/`)
    ? []
    : breachesAt(source, OWN_FORM, () => 'a form is sent by the `submit` of `useSubmit` (web/src/ui/form)');

/** A part of the app that is asked for once: React's own `lazy` remembers for good that it did not come. */
export const checkLazyParts: Rule = (source) =>
  source.path === `${HOME}ui/parts/lazy-part.ts`
    ? []
    : breachesAt(
        source,
        /\blazy\(/g,
        () => 'a part is loaded by `lazyPart` (web/src/ui/parts), which asks again',
      );

/** The rules for the code of the app. */
export const WEB_RULES: readonly Rule[] = [
  checkLayers,
  checkWords,
  checkPanel,
  checkForms,
  checkLazyParts,
  checkWebSizes,
  checkNames,
];
