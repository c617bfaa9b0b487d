import '#web/platform/endpoints/plan-endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ChangePreview } from '#contract/subscription/subscription.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { PLANS, type PlanId } from '#domain/membership/plans.ts';
import { call } from '#web/platform/api.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { management } from './management.copy.ts';
import { useSteer } from './use-steer.ts';
import styles from './plan-panel.module.css';

const { change: copy } = management;
type Props = { readonly from: PlanId; readonly to: PlanId };

/** The way to the other plan: first what it costs, by the provider's own reckoning, then the member's yes. */
export function ChangePlan({ from, to }: Props) {
  const preview = useMutation({ mutationFn: () => call('previewPlanChange', { body: { plan: to } }) });
  const steer = useSteer();
  const button = useRef<HTMLDivElement>(null);
  const keep = () => {
    preview.reset();
    setTimeout(() => button.current?.querySelector('button')?.focus());
  };
  const change = () =>
    steer.mutate({ do: 'change', plan: to }, { onSuccess: () => toast({ title: copy.done(PLANS[to].name) }) });
  return (
    <div className={styles.actions} ref={button}>
      {preview.data ? (
        <Cost
          from={from}
          to={to}
          preview={preview.data}
          busy={steer.isPending}
          failed={steer.isError}
          onYes={change}
          onNo={keep}
        />
      ) : (
        <Button kind="line" busy={preview.isPending} busyLabel={copy.asking} onClick={() => preview.mutate()}>
          {copy.to(PLANS[to].name)}
        </Button>
      )}
      {preview.isError && <Notice tone="danger">{copy.noPreview}</Notice>}
    </div>
  );
}

type CostProps = Props & {
  readonly preview: ChangePreview;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

function Cost({ from, to, preview, busy, failed, onYes, onNo }: CostProps) {
  const { timeZone } = useMember();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.cost} aria-labelledby="what-it-costs">
      <h3 id="what-it-costs" tabIndex={-1} ref={title}>
        {copy.title(PLANS[to].name)}
      </h3>
      <dl>
        <div>
          <dt>{copy.now}</dt>
          <dd className="num">{copy.amount(preview.dueNow)}</dd>
        </div>
        {preview.credit > 0 && (
          <div>
            <dt>{copy.credit(PLANS[from].name)}</dt>
            <dd className="num">{copy.amount(preview.credit)}</dd>
          </div>
        )}
        <div>
          <dt>{copy.next(dayInZone(new Date(preview.next.at), timeZone))}</dt>
          <dd className="num">{copy.amount(preview.next.amount)}</dd>
        </div>
      </dl>
      {failed && <Notice tone="danger">{copy.failed}</Notice>}
      <div className={styles.row}>
        <Button busy={busy} busyLabel={copy.changing} onClick={onYes}>
          {copy.to(PLANS[to].name)}
        </Button>
        <TextButton disabled={busy} onClick={onNo}>
          {copy.keep(PLANS[from].name)}
        </TextButton>
      </div>
    </section>
  );
}
