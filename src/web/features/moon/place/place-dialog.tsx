import { useState, type FormEvent } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { place as words } from './place.copy.ts';
import { CITIES, readDegrees, type Observer } from './place.ts';
import styles from './place.module.css';

const OWN = 'own';

type Props = {
  readonly place: Observer | null;
  readonly onPlace: (place: Observer | null) => void;
  readonly onClose: () => void;
};

/** A city from the list, or coordinates of the member's own. Nothing of it leaves the device. */
export function PlaceDialog({ place, onPlace, onClose }: Props) {
  const known = place && CITIES.some(({ name }) => name === place.name);
  const [city, setCity] = useState(place ? (known ? place.name : OWN) : '');
  const [typed, setTyped] = useState({
    latitude: place ? String(place.latitude) : '',
    longitude: place ? String(place.longitude) : '',
  });
  const { ref, error: cityMissing, stops } = useMissing<HTMLSelectElement>(city === '', words.missing);
  const [tried, setTried] = useState(false);
  const [latitude, longitude] = [readDegrees(typed.latitude, 90), readDegrees(typed.longitude, 180)];
  const finish = (next: Observer | null) => {
    onPlace(next);
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (stops()) return;
    setTried(true);
    const listed = CITIES.find(({ name }) => name === city);
    if (listed) finish(listed);
    else if (latitude !== null && longitude !== null)
      finish({ name: words.typed(latitude, longitude), latitude, longitude });
  };
  const error = (degrees: number | null, sentence: string) => (tried && degrees === null ? sentence : undefined);
  return (
    <Dialog open onClose={onClose} title={words.dialog}>
      <form method="dialog" className={styles.form} noValidate onSubmit={send}>
        <p>{words.privacy}</p>
        <SelectField
          ref={ref}
          error={cityMissing}
          label={words.city}
          placeholder={words.pick}
          value={city}
          onChange={setCity}
          options={[...CITIES.map(({ name }) => ({ value: name, label: name })), { value: OWN, label: words.own }]}
        />
        {city === OWN && (
          <>
            <TextField
              label={words.latitude}
              hint={words.latitudeHint}
              inputMode="text"
              value={typed.latitude}
              error={error(latitude, words.wrong.latitude)}
              onChange={(text) => setTyped({ ...typed, latitude: text })}
            />
            <TextField
              label={words.longitude}
              hint={words.longitudeHint}
              inputMode="text"
              value={typed.longitude}
              error={error(longitude, words.wrong.longitude)}
              onChange={(text) => setTyped({ ...typed, longitude: text })}
            />
          </>
        )}
        <div className={styles.actions}>
          <Button type="submit">{words.use}</Button>
          {place && (
            <Button kind="quiet" onClick={() => finish(null)}>
              {words.forget}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
