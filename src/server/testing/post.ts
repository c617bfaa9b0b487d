import type { Mailer, MailMessage } from '#server/platform/mail/mailer.ts';

/** What was mailed, and the links in it. `deliver` does the waiting jobs. */
export type SentMail = {
  readonly mailer: Mailer;
  readonly sent: MailMessage[];
  deliver: () => Promise<void>;
  /** The token of the newest link that was mailed to an address, for one page. */
  tokenFor(address: string, page: 'verify-email' | 'reset-password'): Promise<string>;
};

export function openPost(): SentMail {
  const sent: MailMessage[] = [];
  const post: SentMail = {
    sent,
    mailer: {
      send: async (message) => void sent.push(message),
      close: async () => undefined,
    },
    deliver: async () => undefined,
    tokenFor: async (address, page) => {
      await post.deliver();
      const newest = sent.findLast((message) => message.to === address && message.text.includes(`/${page}#`));
      const token = newest && new RegExp(`/${page}#([\\w-]+)`).exec(newest.text)?.[1];
      if (!token) throw new Error(`no ${page} link was mailed`);
      return token;
    },
  };
  return post;
}
