/**
 * The plain page of the quick exit. It stands alone and imports nothing: Esc twice, or two taps on its heading, lead
 * to the lock where the member has a PIN, and nowhere without one (the page says within how many milliseconds). Where
 * the server was not reached when the member left, it is told from here.
 */
const LEFT = 'near_left';
const heading = document.getElementById('back');
const within = Number(heading?.dataset.within);
let before = -Infinity;

heading?.addEventListener('click', heed);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.repeat) heed(event);
});
addEventListener('online', () => void tellThatSheLeft());
void tellThatSheLeft();

function heed({ timeStamp }: Event): void {
  const isSecond = timeStamp - before <= within;
  before = timeStamp;
  if (isSecond) void goBack();
}

async function goBack(): Promise<void> {
  const to = await fetch(location.pathname, { method: 'POST' }).then(
    ({ url }) => new URL(url).pathname,
    () => location.pathname,
  );
  if (to === location.pathname) return;
  sessionStorage.removeItem(LEFT);
  location.replace(to);
}

// Once the server has heard of it, any page that it draws for a member was signed in for anew.
async function tellThatSheLeft(): Promise<void> {
  if (!sessionStorage.getItem(LEFT)) return;
  const heard = await fetch('/leave', { method: 'POST', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
  if (heard && sessionStorage.getItem(LEFT)) sessionStorage.setItem(LEFT, '0');
}
