import type { AccountRole } from '../../access/account.ts';
import type { KeyPermissions } from '../../access/keys/api-key-record.ts';
import type { BillDiscount, BuyXPayY, PortionDiscount, SetMenu } from '../../campaigns/campaign.ts';
import type { Category, Extra, Ingredient, OptionGroup, Portion, Product, Stock } from '../../menu/menu.ts';
import type { Printer } from '../../printing/printer.ts';
import type { Area, Table } from '../tables/table.ts';
import type { Venue } from '../venue.ts';

/**
 * A venue as a document states it: valid on its own, and not yet compared with the stored venue. All lists are
 * in the order of the document. An `id` of `null` means the id of the stored record with the same natural
 * key, or a new one.
 */
export interface VenueDraft {
  id: string | null;
  settings: VenueSettings;
  /** Parts that the document does not state stay as they are stored. */
  status: Partial<VenueStatus>;
  areas: AreaDraft[];
  categories: CategoryDraft[];
  campaigns: CampaignDraft[];
  printers: PrinterDraft[];
  accounts: AccountDraft[];
  keys: KeyDraft[];
  /** Those of a headquarter, else empty. */
  branches: VenueDraft[];
}

/** The properties that the operator decides, the rush, and what roles may do. */
export type VenueStatus = Pick<
  Venue,
  'rush' | 'subscription' | 'suspendedAt' | 'isPractice' | 'roles' | 'isActive' | 'closedAt' | 'dayChange'
>;

/** The settings of a venue. A `username` of `null` keeps the stored one. */
export type VenueSettings = Omit<Venue, keyof VenueStatus | 'id' | 'parentVenueId'>;

/** A record as a document states it. */
export type Draft<T extends { id: string }> = Omit<T, 'id'> & { id: string | null };

/** A table; its `code` tells it apart within the venue, and its name within the area where the code is `null`: it then keeps its code. */
export type TableDraft = Omit<Draft<Table>, 'code'> & { code: string | null };

/** An area; its name tells it apart within the venue. */
export type AreaDraft = Omit<Draft<Area>, 'tables'> & { tables: TableDraft[] };

/** A portion; its name tells it apart within the product. */
export type PortionDraft = Draft<Portion>;

/** A removable ingredient; its name tells it apart within the product. */
export type IngredientDraft = Draft<Ingredient>;

/** An extra; its name tells it apart within its group, or among those of no group. */
export type ExtraDraft = Omit<Draft<Extra>, 'optionGroupId'>;

/** An option group with its choices; its name tells it apart within the product. */
export type OptionGroupDraft = Draft<OptionGroup> & { choices: ExtraDraft[] };

type ProductParts = 'portions' | 'extras' | 'optionGroups' | 'removableIngredients' | 'stock';

/** A product; its name tells it apart within the category. */
export type ProductDraft = Omit<Draft<Product>, 'categoryId' | ProductParts> & {
  portions: PortionDraft[];
  /** Extras without an option group. */
  extras: ExtraDraft[];
  optionGroups: OptionGroupDraft[];
  removableIngredients: IngredientDraft[];
  /** An `isSoldOut` of `null` keeps the switch as staff have left it. */
  stock: Omit<Stock, 'isSoldOut'> & { isSoldOut: boolean | null };
};

/** A category with its products; its name tells it apart within the menu. */
export type CategoryDraft = Draft<Category> & { products: ProductDraft[] };

/**
 * A product or portion that a campaign covers, as positions in the lists of the document; `portion` `null` is
 * any portion.
 */
export interface MenuPosition {
  category: number;
  product: number;
  portion: number | null;
}

/**
 * A printer; its name tells it apart within the venue. `categories` are positions in the document; `null` is
 * every one.
 */
export type PrinterDraft = Omit<Draft<Printer>, 'categoryIds'> & { categories: number[] | null };

/** A campaign that covers positions of the document; its name tells it apart within the venue. */
export type CampaignDraft =
  | (Omit<Draft<PortionDiscount>, 'covers'> & { covers: MenuPosition[] })
  | (Omit<Draft<BuyXPayY>, 'covers'> & { covers: MenuPosition[] })
  | (Omit<Draft<SetMenu>, 'parts'> & { parts: { name: string; covers: MenuPosition[] }[] })
  | Draft<BillDiscount>;

/**
 * An account; its e-mail tells it apart. At most one of `password` and `passwordHash` is stated; neither
 * keeps the stored password.
 */
export interface AccountDraft {
  id: string | null;
  role: AccountRole;
  name: string;
  /** Lower case; `null` for a person who has only a name and a PIN. */
  email: string | null;
  /** Lower case; the address of a person who is invited. */
  invitedEmail: string | null;
  password: string | null;
  passwordHash: string | null;
}

/** A key; its id or its secret tells it apart, or its name among the working ones. */
export interface KeyDraft {
  id: string | null;
  name: string;
  permissions: KeyPermissions;
  /** The hash and the prefix of a key that was made elsewhere; `null` keeps the stored key, or makes one. */
  secret: { hash: string; prefix: string } | null;
  /** `null` is as stored, or now. */
  createdAt: number | null;
  revokedAt: number | null;
}

/** All ids that drafts state. */
export function statedIdsOf(drafts: readonly (VenueDraft | ProductDraft)[]): Set<string> {
  const ids = new Set<string>();
  collectIds(drafts, ids);
  return ids;
}

function collectIds(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string') ids.add(value.id);
  for (const part of Object.values(value)) collectIds(part, ids);
}
