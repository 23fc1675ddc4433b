import type { Permission } from './public-operation.ts';

/** What differs between two APIs that offer the same operation. */
export interface ApiVariant {
  operationId: string;
  path: string;
  permission: Permission;
}
