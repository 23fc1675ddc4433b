import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { categoriesQuery, type Settings, settingsQuery } from '../panel-queries.ts';
import { useKeptState } from '../undo/panel-undo.tsx';
import { type ChangeQueue, type ChangeQueueState, createChangeQueue } from './changes/change-queue.ts';
import type { MenuCache } from './changes/menu-change.ts';
import type { Menu } from './changes/shown-menu.ts';

interface MenuEditing {
  /** The menu as stored by the service. */
  stored: Menu;
  /** The menu with the changes that are being sent or were refused. */
  menu: Menu;
  /** The ids of products and categories with unsaved changes. */
  unsaved: ReadonlySet<string>;
  /** The languages of the menu, without the default language. */
  languages: readonly MenuLanguage[];
  defaultLanguage: MenuLanguage;
  username: string | null;
  settings: Settings;
  menuCache: MenuCache;
  queue: ChangeQueue;
  changes: ChangeQueueState;
}

export interface MenuLanguage {
  code: string;
  name: string;
}

const MenuContext = createContext<MenuEditing | null>(null);

/** Reads the menu and its languages, and provides them to the pages of the editor with their queue of changes. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const { venueId } = useVenue();
  const client = useQueryClient();
  const menu = useQuery(categoriesQuery(venueId));
  const settings = useQuery(settingsQuery(venueId));
  const [queue] = useKeptState('menu', createChangeQueue);
  const changes = useSyncExternalStore(queue.subscribe, queue.state);
  const editing = useMemo(() => {
    if (menu.data === undefined || settings.data === undefined) return null;
    const { languages, username } = settings.data;
    const defaultLanguage = languages.find(({ isDefault }) => isDefault) ?? { code: 'tr', name: 'Türkçe' };
    const waiting = [...changes.refused.map(({ change }) => change), ...changes.pending];
    return {
      stored: menu.data,
      menu: waiting.reduce<Menu>((shown, change) => change.show(shown), menu.data),
      unsaved: new Set(waiting.flatMap(({ subjects }) => subjects)),
      languages: languages.filter(({ isDefault }) => !isDefault),
      defaultLanguage,
      username,
      settings: settings.data,
      menuCache: { venueId, client },
      ...{ queue, changes },
    };
  }, [menu.data, settings.data, changes, queue, client, venueId]);
  if (editing === null) {
    const fault = menu.error ?? settings.error;
    const retry = () => void Promise.all([menu.refetch(), settings.refetch()]);
    return fault === null ? <Loading /> : <FaultMessage fault={fault} onRetry={retry} />;
  }
  return <MenuContext value={editing}>{children}</MenuContext>;
}

/** The menu in the editor, and the queue of changes. */
export function useMenuEditing(): MenuEditing {
  const editing = use(MenuContext);
  if (editing === null) throw new Error('useMenuEditing needs a MenuProvider above it');
  return editing;
}
