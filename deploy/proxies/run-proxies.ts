import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProxyPlace } from './proxied-service.ts';

/** A sample with other values in place of those that a machine has its own of. */
function sampleWith(file: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [sample, value]) => {
      assert.ok(text.includes(sample), `${file} has ${sample}`);
      return text.replaceAll(sample, value);
    },
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
}

export function runNginx({ folder, certFile, keyFile, port, plainPort, servicePort }: ProxyPlace): string[] {
  const site = sampleWith('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'sofra.example;': 'localhost;',
    '/etc/letsencrypt/live/sofra.example/fullchain.pem': certFile,
    '/etc/letsencrypt/live/sofra.example/privkey.pem': keyFile,
    '127.0.0.1:3000': `127.0.0.1:${servicePort}`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const whole = `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  return ['nginx', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
}

export function runCaddy(place: ProxyPlace): string[] {
  const { certFile, keyFile, port, servicePort } = place;
  const site = sampleWith('Caddyfile', {
    'sofra.example {': `localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certFile} ${keyFile}`,
    '127.0.0.1:3000': `127.0.0.1:${servicePort}`,
  });
  return runCaddyWith(place, site);
}

function runCaddyWith({ folder, plainPort }: ProxyPlace, site: string): string[] {
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\tgrace_period 1s\n\thttp_port ${plainPort}\n\tskip_install_trust\n}\n${site}`,
  );
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
}

/** The Caddy of the compose files, which reaches the service as one of its servers. */
export function runCaddyOfCompose(place: ProxyPlace): string[] {
  const { certFile, keyFile, port, servicePort, operatorPort } = place;
  const site = sampleWith('../compose/Caddyfile', {
    '{$SITE} {\n': `localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certFile} ${keyFile}\n`,
    '{$SITE}': `localhost:${port}`,
    '{$SERVERS}': `127.0.0.1:${servicePort}`,
    '{$HEALTH}': '/health/live',
    ':3000': `:${operatorPort}`,
  });
  return runCaddyWith(place, site);
}
