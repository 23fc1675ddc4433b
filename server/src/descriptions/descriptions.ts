import { gzipSync } from 'node:zlib';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { FileAnswer } from '../http/answer/answer.ts';
import { isSentAsGzip } from '../http/answer/content-encoding.ts';
import { type HttpParts, type OnRequest, requestHandler } from '../http/handle-request.ts';
import { refuseOtherMethods } from '../http/mount-routes.ts';
import { schemaDocument } from '../http/openapi/hoist-schema.ts';
import { openapiDocument } from '../http/openapi/openapi.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { operatorDescription, operatorOperations } from '../operator-api/routes.ts';
import { assistantDescription, assistantOperations } from '../public-api/assistants/routes.ts';
import { publicDescription, publicOperations } from '../public-api/routes.ts';
import { venueDescription, venueOperations } from '../venue-api/routes.ts';
import { venueDocumentsSchema } from '../venue-document/venue/venue-document-schema.ts';
import type { FindUnready } from './readiness.ts';

const READS = ['GET', 'HEAD'];

/** The documents that the service publishes about itself, by path. */
export const publishedDescriptions: Record<string, () => object> = {
  '/openapi.json': () =>
    openapiDocument(
      publicDescription,
      publicOperations.map((it) => it.description),
    ),
  '/venue/v1/openapi.json': () =>
    openapiDocument(
      venueDescription,
      venueOperations.map((it) => it.description),
    ),
  '/operator/v1/openapi.json': () =>
    openapiDocument(
      operatorDescription,
      operatorOperations.map((it) => it.description),
    ),
  '/assistant/v1/openapi.json': () =>
    openapiDocument(
      assistantDescription,
      assistantOperations.map((it) => it.description),
    ),
  '/operator/v1/venue-document.schema.json': () => schemaDocument(venueDocumentsSchema),
};

/**
 * Mounts the OpenAPI documents of the APIs, and the health checks for the platform that the service runs on.
 * @param publicUrl  the server that the documents name; `null` for the server that sends them
 */
export function mountDescriptions(
  fastify: FastifyInstance,
  parts: HttpParts,
  publicUrl: string | null,
  findUnready: FindUnready,
  onRequest: OnRequest,
): void {
  for (const [path, describe] of Object.entries(publishedDescriptions)) {
    let forms: { plain: Buffer; gzip: Buffer } | undefined;
    const answer = ({ request }: RequestContext): FileAnswer => {
      forms ??= formsOf(JSON.stringify(servedFrom(publicUrl, describe())));
      const isGzip = isSentAsGzip(
        forms.plain.length,
        request.headers['accept-encoding'] as string | undefined,
      );
      return {
        status: 200,
        mediaType: 'application/json; charset=utf-8',
        bytes: isGzip ? forms.gzip : forms.plain,
        isEncoded: true,
        headers: {
          'Cache-Control': 'no-cache',
          Vary: 'Accept-Encoding',
          ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
        },
      };
    };
    const handler = requestHandler(parts, { onRequest, handler: answer });
    fastify.route({ method: READS, url: path, handler });
  }
  fastify.route({ method: READS, url: '/health/live', handler: () => ({ status: 'live' }) });
  const answerReady: RouteHandlerMethod = async (_request, reply) => {
    const reason = await findUnready();
    return reply
      .code(reason === null ? 200 : 503)
      .send(reason === null ? { status: 'ready' } : { status: 'not ready', reason });
  };
  fastify.route({ method: READS, url: '/health/ready', handler: answerReady });
  for (const path of [...Object.keys(publishedDescriptions), '/health/live', '/health/ready']) {
    refuseOtherMethods(fastify, parts, path, READS, onRequest);
  }
}

function formsOf(text: string): { plain: Buffer; gzip: Buffer } {
  return { plain: Buffer.from(text), gzip: gzipSync(text) };
}

function servedFrom(publicUrl: string | null, document: object): object {
  if (publicUrl === null || !('servers' in document)) return document;
  return { ...document, servers: [{ url: publicUrl }] };
}
