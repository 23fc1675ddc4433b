import type { ApiDescription } from '../http/openapi/api-description.ts';
import { makePasswordLink } from './accounts/make-password-link.ts';
import { removeSecondFactor } from './accounts/remove-second-factor.ts';
import { listAuditLog } from './audit/list-audit-log.ts';
import { findKeys } from './keys/find-keys.ts';
import { revokeKey } from './keys/revoke-key.ts';
import type { OperatorRoute } from './operator-operation.ts';
import { getEvening } from './practice/get-evening.ts';
import { playEvening } from './practice/play-evening.ts';
import { stopEvening } from './practice/stop-evening.ts';
import { makeRestaurant } from './restaurants/make-restaurant.ts';
import { makeRestaurantLink } from './restaurants/make-restaurant-link.ts';
import { closeAccount } from './standing/close-account.ts';
import { moveBranch } from './standing/move-branch.ts';
import { resumeVenue } from './standing/resume-venue.ts';
import { setBranchActive } from './standing/set-branch-active.ts';
import { setSubscription } from './standing/set-subscription.ts';
import { setVenueLimits } from './standing/set-venue-limits.ts';
import { suspendVenue } from './standing/suspend-venue.ts';
import { findTrace } from './status/find-trace.ts';
import { readStatus } from './status/read-status.ts';
import { listOperatorTokens } from './tokens/list-tokens.ts';
import { makeOperatorToken } from './tokens/make-token.ts';
import { revokeOperatorToken } from './tokens/revoke-token.ts';
import { exportVenue } from './venues/export-venue.ts';
import { exportVenueData } from './venues/export-venue-data.ts';
import { findVenues } from './venues/find-venues.ts';
import { importVenues } from './venues/import-venues.ts';
import { listImports } from './venues/list-imports.ts';
import { showVenue } from './venues/show-venue.ts';

/** The operations of `/operator/v1`. */
export const operatorOperations: readonly OperatorRoute[] = [
  readStatus,
  findTrace,
  findVenues,
  showVenue,
  importVenues,
  listImports,
  exportVenue,
  exportVenueData,
  makeRestaurant,
  makeRestaurantLink,
  setSubscription,
  setBranchActive,
  moveBranch,
  setVenueLimits,
  suspendVenue,
  resumeVenue,
  closeAccount,
  makePasswordLink,
  removeSecondFactor,
  findKeys,
  revokeKey,
  makeOperatorToken,
  listOperatorTokens,
  revokeOperatorToken,
  playEvening,
  stopEvening,
  getEvening,
  listAuditLog,
];

export const operatorDescription: ApiDescription = {
  title: 'Sofra operator API',
  version: '1.0.0',
  path: '/operator/v1',
  description:
    'For the operator of the service: importing and exporting venues, subscriptions, accounts and keys.',
  securityScheme: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The operator token from the configuration of the service, or a token made with `POST /tokens`.',
  },
  tags: [
    { name: 'Status', description: 'The health of the service.' },
    { name: 'Venues', description: 'Importing and exporting venues, subscriptions, accounts.' },
    { name: 'Accounts', description: 'Password links, and lost second factors.' },
    { name: 'Keys', description: 'API keys of any venue.' },
    { name: 'Tokens', description: 'Tokens for this API.' },
    { name: 'Practice', description: 'Simulated evenings at practice venues.' },
    { name: 'Audit log', description: 'The acts of owners and of the operator.' },
  ],
  refusals: [
    'OPERATOR_TOKEN_INVALID',
    'HTTPS_REQUIRED',
    'CROSS_ORIGIN_NOT_ACCEPTED',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ],
  venueNotFound: 'VENUE_NOT_FOUND',
  identityRefusals: ['OPERATOR_TOKEN_INVALID'],
  headersByStatus: {
    401: {
      'WWW-Authenticate':
        'The expected authentication: `Bearer realm="sofra operator"`, with `error="invalid_token"` if the ' +
        'call had a token.',
    },
  },
};
