import { isTooWide, PICTURE, readPictureHead } from '#domain/picture/picture-head.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { squarePicture, TooManyPictures } from '#server/platform/images/square-picture.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { AccountDeps } from '../account-deps.ts';
import { memberStore } from '../profile/member.store.ts';
import type { Member } from '../profile/profile.ts';
import { addMemberFile, dropMemberFile } from './member-file.ts';

const place = (file: string) => ({ table: 'file', rowId: file });

/** The member's picture as the square that is kept, or why it is not taken. */
export function makeSquare(bytes: Buffer, member: string): Promise<Buffer | Refusal> {
  return makePicture(bytes, { member, side: PICTURE.side });
}

/**
 * A picture of the member's as it is kept: a square of that side, or the `whole` of it within that side; or why it is
 * not taken. Judged by its first bytes before anything is decoded.
 */
export async function makePicture(
  bytes: Buffer,
  { member, side, whole = false }: { readonly member: string; readonly side: number; readonly whole?: boolean },
): Promise<Buffer | Refusal> {
  const head = readPictureHead(bytes);
  if (!head) return refuse('picture_kind');
  if (bytes.length > PICTURE.bytes || isTooWide(head)) return refuse('picture_too_large');
  try {
    return (
      (await squarePicture(bytes, { pixels: PICTURE.pixels, side, member, whole })) ?? refuse('picture_unreadable')
    );
  } catch (error) {
    if (error instanceof TooManyPictures) return refuse('busy');
    throw error;
  }
}

/**
 * Puts a square in the place of the member's picture, or with null takes it away. The file lies sealed on the disk
 * before its row is committed; the old one goes after the commit.
 */
export async function changeAvatar(
  { files }: Pick<AccountDeps, 'files'>,
  { me, square }: { me: Me; square: Buffer | null },
): Promise<Member> {
  await memberStore.lock(me);
  const { profile } = await memberStore.read(me);
  const avatar =
    square && (await addMemberFile({ files }, { me, seal: (name) => me.keys.sealBytes(place(name), square) }));
  if (profile.avatar) await dropMemberFile(me, profile.avatar);
  await memberStore.change(me, { profile: { ...profile, avatar } });
  return memberStore.read(me);
}

/** The member's picture's bytes when the file is the member's; null for any other name, and where it does not open. */
export async function readAvatar(
  { files }: Pick<AccountDeps, 'files'>,
  { me, file }: { me: Me; file: string },
): Promise<Buffer | null> {
  const { profile } = await memberStore.read(me);
  if (profile.avatar !== file) return null;
  const sealed = await files.get(file);
  return sealed && me.keys.openBytesOrNull(place(file), sealed);
}

/**
 * Seals the member's picture again where an older key sealed it, under the same name. One that goes away meanwhile is
 * removed by the sweep.
 */
export async function resealAvatar({ files }: Pick<AccountDeps, 'files'>, owner: Owner): Promise<void> {
  const { avatar } = (await memberStore.read(owner)).profile;
  const sealed = avatar ? await files.get(avatar) : null;
  const again = avatar && sealed && owner.keys.isOld(sealed) ? owner.keys.resealOrNull(place(avatar), sealed) : null;
  if (avatar && again) await files.put(avatar, again);
}
