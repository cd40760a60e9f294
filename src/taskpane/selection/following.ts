import { isEditRefusal, runAfterEdit, runUnlessEdited, type Run } from "../../excel/run";
import { stopWatching, watchSelection } from "../../excel/watch";

/** A reading of the selection that goes on. */
interface Following {
  readAgain(): void;
  end(): void;
}

/**
 * Reads now and whenever something changes: as usual the selection or what is in it. A later reading supersedes an earlier one; a reading that is refused
 * because a cell is being edited gives way to the next.
 */
export function followSelection<Reading>(
  read: (run: Run) => Promise<Reading>,
  took: (reading: Reading) => void,
  failed: (error: unknown) => void,
  watch = watchSelection,
): Following {
  let latest = 0;
  const follow = async (run: Run) => {
    const mine = ++latest;
    try {
      const reading = await read(run);
      if (mine === latest) took(reading);
    } catch (error) {
      if (mine !== latest) return;
      if (isEditRefusal(error))
        latest--; // A read that waits for the end of editing is the latest again.
      else failed(error);
    }
  };
  const readAgain = () => void follow(runAfterEdit);
  readAgain();
  const watching = watch(() => void follow(runUnlessEdited));
  watching.catch(failed);
  return {
    readAgain,
    end() {
      latest = Infinity;
      void stopWatching(watching);
    },
  };
}
