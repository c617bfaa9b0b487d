/**
 * The plain page of the quick exit. It stands alone and imports nothing: Esc twice, or two taps on its heading, lead
 * back (the page says within how many milliseconds). Where the server was not reached when the member left, it is told
 * from here.
 */
const LEFT = 'near_left';
const heading = document.getElementById('back');
const within = Number(heading?.dataset.within);
let before = -Infinity;

heading?.addEventListener('click', heed);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.repeat) heed(event);
});
addEventListener('online', tellThatSheLeft);
tellThatSheLeft();

function heed({ timeStamp }: Event): void {
  const isSecond = timeStamp - before <= within;
  before = timeStamp;
  if (isSecond) void goBack();
}

async function goBack(): Promise<void> {
  sessionStorage.removeItem(LEFT);
  await post(location.pathname);
  location.replace('/');
}

function tellThatSheLeft(): void {
  if (sessionStorage.getItem(LEFT)) void post('/leave');
}

/** Whether it was reached. Offline it was not, and the next page says so itself. */
function post(path: string): Promise<boolean> {
  return fetch(path, { method: 'POST', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
