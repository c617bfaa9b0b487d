import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { User } from '#contract/account/account.schemas.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { useMember, usePlaceUser } from '#web/platform/session.ts';
import { uploadPicture } from '#web/platform/upload.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { pictureCopy } from '../profile.copy.ts';
import type { Crop } from './crop.ts';
import { cutPicture } from './read-picture.ts';

/**
 * A picture that can be chosen, cropped and taken away: how it looks now, its words, and what brings it to the server
 * (once for one key) or takes it away there.
 */
export type PictureSource = {
  readonly name: string;
  readonly email?: string;
  readonly imageUrl: string | null;
  readonly words: PictureWords;
  readonly send: (square: Blob, key: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};
export type PictureWords = { readonly [Word in keyof typeof pictureCopy]: Loose<(typeof pictureCopy)[Word]> };
type Loose<T> = T extends string ? string : { readonly [Word in keyof T]: string };

/** Cuts the square and brings it to the server. The same square tried again goes under the same key. */
export function useSendPicture({ send, words }: Pick<PictureSource, 'send' | 'words'>) {
  const last = useRef<{ crop: Crop; blob: Blob; key: string } | null>(null);
  return useMutation({
    mutationFn: async ({ picture, crop }: { readonly picture: ImageBitmap; readonly crop: Crop }) => {
      if (last.current?.crop !== crop)
        last.current = { crop, blob: await cutPicture(picture, crop), key: crypto.randomUUID() };
      return send(last.current.blob, last.current.key);
    },
    onSuccess: () => toast({ title: words.kept }),
  });
}

/** Takes the picture away. */
export function useRemovePicture({ remove, words }: Pick<PictureSource, 'remove' | 'words'>) {
  return useMutation({ mutationFn: remove, onSuccess: () => toast({ title: words.removed }) });
}

/** The member's own picture, as it is at the top of every page. */
export function useOwnPicture(): PictureSource {
  const place = usePlaceUser();
  const { id: owner, firstName, email, profileImageUrl } = useMember();
  return {
    name: firstName,
    email,
    imageUrl: profileImageUrl,
    words: pictureCopy,
    send: async (square, key) =>
      place(((await uploadPicture(square, { to: 'avatar', key, owner })) as { user: User }).user),
    remove: async () => place((await sendQueued('removeAvatar', {}, 'avatar')).user),
  };
}
