import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { useMember, usePlaceUser } from '#web/platform/session.ts';
import { uploadAvatar } from '#web/platform/upload.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { pictureCopy as words } from '../profile.copy.ts';
import type { Crop } from './crop.ts';
import { cutPicture } from './read-picture.ts';

/** Cuts the square and brings it to the server. The same square tried again goes under the same key. */
export function useSendPicture() {
  const place = usePlaceUser();
  const owner = useMember().id;
  const last = useRef<{ crop: Crop; blob: Blob; key: string } | null>(null);
  return useMutation({
    mutationFn: async ({ picture, crop }: { readonly picture: ImageBitmap; readonly crop: Crop }) => {
      if (last.current?.crop !== crop)
        last.current = { crop, blob: await cutPicture(picture, crop), key: crypto.randomUUID() };
      return uploadAvatar(last.current.blob, { key: last.current.key, owner });
    },
    onSuccess: (user) => {
      place(user);
      toast({ title: words.kept });
    },
  });
}

/** Takes the member's picture away. */
export function useRemovePicture() {
  const place = usePlaceUser();
  return useMutation({
    mutationFn: () => sendQueued('removeAvatar', {}, 'avatar'),
    onSuccess: ({ user }) => {
      place(user);
      toast({ title: words.removed });
    },
  });
}
