import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { events } from '../event.copy.ts';
import { useDoor } from '../event.queries.ts';
import styles from './acts.module.css';

const { door } = events;

/** Says that the way leads out of Moonhearth, and where to, before it is gone. The other site learns nothing of ours. */
export function DoorDialog({ event, onClose }: { readonly event: string; readonly onClose: () => void }) {
  const { data: place, isError } = useDoor(event);
  return (
    <Dialog
      open
      onClose={onClose}
      title={door.title}
      actions={
        <>
          {place && (
            <LinkButton
              kind="hearth"
              href={place.address}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
              onClick={onClose}
            >
              {door.go(place.site)}
              <span className="vh"> {door.tab}</span>
            </LinkButton>
          )}
          <Button kind="line" onClick={onClose}>
            {door.stay}
          </Button>
        </>
      }
    >
      <div className={styles.door} role="status">
        {place ? (
          <>
            <p>{door.leads(place.site)}</p>
            <p>{door.sees}</p>
          </>
        ) : (
          <p>{isError ? door.failed : door.loading}</p>
        )}
      </div>
    </Dialog>
  );
}
