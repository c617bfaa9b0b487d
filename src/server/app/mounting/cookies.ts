import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signOutCookie, type SignOutMark } from '#contract/sign-out-mark.ts';
import { FIRST_TOUCH_DAYS, referralCode } from '#domain/referral/referral-code.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/**
 * How long it is told how far a member has written. A replica that is used is at most a second behind, so that a second
 * would do on one clock; the rest is for processes whose clocks differ.
 */
const WRITTEN_SECONDS = 60;

const SECONDS = {
  session: 90 * 86_400,
  refused: 86_400,
  device: 365 * 86_400,
  second: 600,
  signup: 86_400,
  signedOut: 90 * 86_400,
  touch: FIRST_TOUCH_DAYS * 86_400,
  written: WRITTEN_SECONDS,
} as const;
/** Cookies of marks, each bound to the address it is about. */
type MarkCookie = 'device' | 'signup';
/** Whose marks one browser may carry: a household's. */
const MOST_ACCOUNTS = 5;

/** A place in the log of the database, and the short name of the history that it is a place of. */
export type Written = { readonly position: bigint; readonly origin: string };

/**
 * The cookies of the product: the session, and the mark that a browser was refused for its age. Names follow the public
 * origin (security.md 3).
 */
export class Cookies {
  readonly #secure: boolean;
  readonly #vault: Vault;

  constructor({ publicOrigin, vault }: { publicOrigin: string; vault: Vault }) {
    this.#secure = publicOrigin.startsWith('https:');
    this.#vault = vault;
  }

  get sessionName(): string {
    return this.#secure ? '__Host-sid' : 'sid';
  }

  token(request: FastifyRequest): string | null {
    return request.cookies[this.sessionName] ?? null;
  }

  signIn(reply: FastifyReply, token: string, shared: boolean): void {
    reply.setCookie(this.sessionName, token, { ...this.#base(), ...(shared ? {} : { maxAge: SECONDS.session }) });
  }

  /** What waits on this device to be sent goes too, unless its member chose to keep it there. */
  signOut(request: FastifyRequest, reply: FastifyReply): void {
    this.letGo(reply);
    if (this.signOutMark(request) !== 'keep') reply.header('clear-site-data', '"cache", "storage"');
  }

  /** The session is over, and what waits on this device to be sent stays there. */
  letGo(reply: FastifyReply): void {
    reply.clearCookie(this.sessionName, this.#base()).header('clear-site-data', '"cache"');
  }

  /** Whether a member signed out in this browser when the server could not be told; `done` until that was said. */
  signOutMark(request: FastifyRequest): SignOutMark | null {
    const mark = request.cookies[signOutCookie(this.#secure)];
    return mark === 'keep' || mark === 'clear' || mark === 'done' ? mark : null;
  }

  /** From here on the request is nobody's, and the browser learns that the session has ended; a page may read that. */
  finishSignOut(request: FastifyRequest, reply: FastifyReply): void {
    delete request.cookies[this.sessionName];
    this.letGo(reply);
    this.#mark(reply, { mark: 'done', maxAge: SECONDS.signedOut });
  }

  /** It is finished and said. */
  forgetSignOut(reply: FastifyReply): void {
    this.#mark(reply, { mark: '', maxAge: 0 });
  }

  /**
   * Lets the place in the log up to which the member of a session has written go with her browser, for a minute. The
   * session is bound by its id, which outlives a new token.
   */
  keepWritten(reply: FastifyReply, { session, ...written }: Written & { session: string }): void {
    const value = [written.position.toString(16), written.origin, Math.floor(Date.now() / 1000).toString(36)].join('.');
    const signed = `${value}.${this.#signedWritten(session, value)}`;
    reply.setCookie('written', signed, { ...this.#base(), maxAge: SECONDS.written });
  }

  /** What was kept so for this session within the last minute; null for anything else, whoever made it. */
  written(request: FastifyRequest, session: string): Written | null {
    const text = (request.cookies.written ?? '').slice(0, 100);
    const value = text.slice(0, Math.max(0, text.lastIndexOf('.')));
    const [position = '', origin = '', at = ''] = value.split('.');
    if (!/^[\da-f]{1,16}$/.test(position) || text !== `${value}.${this.#signedWritten(session, value)}`) return null;
    const age = Date.now() / 1000 - Number.parseInt(at, 36);
    return age > SECONDS.written ? null : { position: BigInt(`0x${position}`), origin };
  }

  second(request: FastifyRequest): string | null {
    return request.cookies.second ?? null;
  }

  /** Holds a sign-in that waits for its second step, for ten minutes; with null it is over. */
  awaitSecond(reply: FastifyReply, token: string | null): void {
    if (token === null) reply.clearCookie('second', this.#base());
    else reply.setCookie('second', token, { ...this.#base(), maxAge: SECONDS.second });
  }

  /**
   * Marks this browser for a day, so that a refused age is not tried again with another date. Tells nothing but the
   * hour it ends.
   */
  refuseAge(reply: FastifyReply, now: Date): void {
    const until = String(now.getTime() + SECONDS.refused * 1000);
    reply.setCookie('age', `${until}.${this.#sign(until)}`, { ...this.#base(), maxAge: SECONDS.refused });
  }

  wasAgeRefused(request: FastifyRequest, now: Date): boolean {
    const [until, signature] = (request.cookies.age ?? '').split('.');
    return Boolean(until && signature === this.#sign(until) && Number(until) > now.getTime());
  }

  /** Knows this browser again for up to five accounts, by marks that name nobody and say nothing. */
  rememberDevice(request: FastifyRequest, { reply, index }: { reply: FastifyReply; index: Buffer }): string {
    const known = this.knownDevice(request, index);
    const id = known && this.#isOurs(known) ? known : this.#newName();
    this.#addMark(request, { reply, cookie: 'device', index, id });
    return id;
  }

  /**
   * Keeps the first code that this browser meets, with the moment, for thirty days: another one changes nothing. It says
   * who recommended us and nothing of who reads.
   */
  touch(request: FastifyRequest, { reply, code, now }: { reply: FastifyReply; code: string; now: Date }): void {
    const known = referralCode(code);
    if (!known || this.firstTouch(request)) return;
    reply.setCookie('ref', `${known}.${now.getTime()}`, { ...this.#base(), maxAge: SECONDS.touch });
  }

  firstTouch(request: FastifyRequest): { readonly code: string; readonly at: Date } | null {
    const [code = '', at = ''] = (request.cookies.ref ?? '').slice(0, 40).split('.');
    return referralCode(code) && /^\d{13}$/.test(at) ? { code, at: new Date(Number(at)) } : null;
  }

  /** The random name of a browser that has signed in here before, to whatever account, else null. */
  browser(request: FastifyRequest): string | null {
    return this.#marks(request, 'device').find(([id]) => this.#isOurs(id))?.[0] ?? null;
  }

  /** Knows this browser again as the one that began a registration, for a day; the newest of each address. */
  rememberRegistration(
    request: FastifyRequest,
    { reply, index, id }: { reply: FastifyReply; index: Buffer; id: string },
  ): void {
    this.#addMark(request, { reply, cookie: 'signup', index, id });
  }

  /** The registration of that address is over: its mark goes, and the cookie with the last of them. */
  forgetRegistration(request: FastifyRequest, { reply, index }: { reply: FastifyReply; index: Buffer }): void {
    const used = this.#marked(request, 'signup', index)?.[1];
    if (used)
      this.#setMarks(
        reply,
        'signup',
        this.#marks(request, 'signup').filter(([, mark]) => mark !== used),
      );
  }

  /** The registration that this browser began with the address of that look-up value, else null. */
  begunRegistration(request: FastifyRequest, index: Buffer): string | null {
    return this.#marked(request, 'signup', index)?.[0] ?? null;
  }

  /** The random name under which this browser signed in to the account of that look-up value before, else null. */
  knownDevice(request: FastifyRequest, index: Buffer): string | null {
    return this.#marked(request, 'device', index)?.[0] ?? null;
  }

  #mark(reply: FastifyReply, { mark, maxAge }: { mark: SignOutMark | ''; maxAge: number }): void {
    reply.setCookie(signOutCookie(this.#secure), mark, { ...this.#base(), httpOnly: false, maxAge });
  }

  #addMark(
    request: FastifyRequest,
    { reply, cookie, index, id }: { reply: FastifyReply; cookie: MarkCookie; index: Buffer; id: string },
  ): void {
    const before = this.#marked(request, cookie, index)?.[1];
    const others = this.#marks(request, cookie).filter(([, mark]) => mark !== before);
    this.#setMarks(reply, cookie, [[id, this.#signed(cookie, id, index)], ...others.slice(0, MOST_ACCOUNTS - 1)]);
  }

  #setMarks(reply: FastifyReply, cookie: MarkCookie, marks: readonly [string, string][]): void {
    if (marks.length === 0) return void reply.clearCookie(cookie, this.#base());
    const value = marks.map((mark) => mark.join('.')).join('~');
    reply.setCookie(cookie, value, { ...this.#base(), maxAge: SECONDS[cookie] });
  }

  #marked(request: FastifyRequest, cookie: MarkCookie, index: Buffer): [string, string] | undefined {
    return this.#marks(request, cookie).find(([id, mark]) => mark === this.#signed(cookie, id, index));
  }

  #marks(request: FastifyRequest, cookie: MarkCookie): [string, string][] {
    return (request.cookies[cookie] ?? '')
      .slice(0, 1000)
      .split('~')
      .map((mark): [string, string] => {
        const [id = '', signature = ''] = mark.split('.');
        return [id, signature];
      })
      .filter(([id, signature]) => id !== '' && signature !== '');
  }

  /** Eight random bytes, and four that say that they are ours. */
  #newName(random: Buffer = randomBytes(8)): string {
    const mark = this.#vault.mac('signed-cookie', `browser|${random.toString('hex')}`);
    return Buffer.concat([random, mark.subarray(0, 4)]).toString('base64url');
  }

  #isOurs(id: string): boolean {
    return id === this.#newName(Buffer.from(id, 'base64url').subarray(0, 8));
  }

  #signed(cookie: MarkCookie, id: string, index: Buffer): string {
    return this.#vault.mac('signed-cookie', `${cookie}|${id}|${index.toString('hex')}`).toString('base64url');
  }

  #signedWritten(session: string, value: string): string {
    return this.#vault.mac('signed-cookie', `written|${session}|${value}`).subarray(0, 16).toString('base64url');
  }

  #base() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }

  #sign(text: string): string {
    return this.#vault.mac('signed-cookie', `age|${text}`).toString('base64url');
  }
}
