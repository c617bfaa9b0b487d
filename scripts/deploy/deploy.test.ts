import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { table } from '#contract/table.ts';
import { PICTURE } from '#domain/picture/picture-head.ts';
import { schema } from '#server/platform/env-schema.ts';
import { NODE_FLAGS, serverEnv } from '../start/server.mjs';
import { DEPLOY, filled, placesIn } from './filled.ts';
import { ownCertificate } from './own-certificate.ts';
import { saidOnce } from './said-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'mh-deploy-'));
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');
const any = (file: string) => Object.fromEntries(placesIn(file).map((name) => [name, '127.0.0.1:1']));
afterAll(() => rmSync(folder, { recursive: true }));

test('a configuration is filled whole, and with nothing that it does not ask for', () => {
  expect(() => filled('postgresql/pg_hba.conf', {})).toThrow('no value for PROXY_NET, NODE_NET, APP_NET, DATABASE');
  expect(() => filled('haproxy/nobody.http', { PORT: 1 })).toThrow('no place for PORT');
  expect(filled('systemd/moonhearth.env', any('systemd/moonhearth.env'))).toContain('HOST=127.0.0.1:1\n');
});

describe('haproxy', () => {
  /** A checker's answer on what was made of the file. */
  const check = (mended: (text: string) => string = (text) => text) => {
    for (const name of ['nobody.http', 'said-once.lst'])
      copyFileSync(join(DEPLOY, 'haproxy', name), join(folder, name));
    const certificate = join(folder, 'one.pem');
    ownCertificate(certificate);
    const values = { ...any('haproxy/haproxy.cfg'), RUN: folder, CONF: folder, CERTIFICATE: certificate };
    writeFileSync(join(folder, 'haproxy.cfg'), mended(filled('haproxy/haproxy.cfg', values)));
    return spawnSync('/usr/sbin/haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], { encoding: 'utf8' });
  };
  test.runIf(existsSync('/usr/sbin/haproxy'))('takes its file without a warning, and would say of a wrong one', () => {
    expect(check()).toMatchObject({ status: 0, stderr: expect.not.stringContaining('WARNING') as string });
    expect(check((text) => text.replace('balance leastconn', 'balance wrongly')).status).toBe(1);
  });
  test('sends again no write that the server does not do once', () => {
    expect(read('haproxy/said-once.lst'), 'node scripts/deploy/write-said-once.ts').toBe(saidOnce());
    expect(saidOnce()).toContain('^/api/community/posts/[^/]+/anonymous-replies$\n');
    expect(saidOnce()).not.toContain('day-logs');
  });
  test('refuses no body that a route takes', () => {
    const sizes = [...read('haproxy/haproxy.cfg').matchAll(/req\.body_size gt (\d+)/g)].map(([, size]) => Number(size));
    expect(sizes).toEqual([Math.max(...Object.values(table).map(({ bodyLimit }) => bodyLimit)), PICTURE.bytes]);
  });
});

describe('systemd', () => {
  const unit = (name: string) => read(`systemd/${name}`);
  test('starts the server as npm start does', () => {
    const text = unit('moonhearth@.service');
    expect(text).toContain(`/bin/node ${NODE_FLAGS.join(' ')} dist/server/main.js\n`);
    expect(read('Containerfile')).toContain(JSON.stringify(NODE_FLAGS).slice(1, -1).replaceAll(',', ', '));
    const { NODE_COMPILE_CACHE: _, ...memory } = serverEnv({}) as Record<string, string>;
    const said = Object.entries(memory)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ');
    expect(text).toContain(`Environment=${said}\n`);
    expect(read('Containerfile')).toContain(said);
  });
  test.each(['moonhearth.env', 'secrets.env'])('%s names settings that there are', (name) => {
    const names = [...unit(name).matchAll(/^([A-Z_]+)=/gm)].map(([, said = '']) => said);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((one) => !(one in schema.shape))).toEqual([]);
  });
  test.runIf(existsSync('/usr/bin/systemd-analyze'))('takes every unit, and would say of a wrong one', () => {
    const units = join(folder, 'units');
    mkdirSync(units);
    for (const name of readdirSync(join(DEPLOY, 'systemd')).filter((one) => !one.endsWith('.env')))
      // What is started is not on every machine: a program that is there stands for it.
      writeFileSync(join(units, name), unit(name).replace(/^(Exec\w+=)\/\S+/gm, '$1/bin/true'));
    const verify = (name: string) =>
      spawnSync('systemd-analyze', ['verify', '--man=no', join(units, name)], { encoding: 'utf8' }).stderr;
    const own = (said: string) =>
      said.split('\n').filter((line) => line.includes(units) || line.includes('moonhearth'));
    expect(
      ['moonhearth.target', 'moonhearth@1.service', 'moonhearth-postgres.service'].flatMap((name) => own(verify(name))),
    ).toEqual([]);
    writeFileSync(join(units, 'moonhearth-wrong.service'), '[Service]\nExecStart=/bin/true\nNoNewPrivilege=yes\n');
    expect(own(verify('moonhearth-wrong.service'))).not.toEqual([]);
  });
});
