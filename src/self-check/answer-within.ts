/** The result of a promise, or `instead` if it takes longer than the given number of ms. */
export async function answerWithin<T, U>(
  promise: Promise<T>,
  milliseconds: number,
  instead: U,
): Promise<T | U> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(resolve, milliseconds, instead);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
