import { spawnSync } from 'node:child_process';

/** Makes a certificate of this machine's own name, with its key beside it as haproxy looks for it (`<file>.key`). */
export function ownCertificate(file: string): void {
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', [...kind, ...name, '-keyout', `${file}.key`, '-out', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
}
