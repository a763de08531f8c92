/** The offer to be called back, to whoever leaves a table that waits for somebody. */

import { mount, unmount } from "svelte";
import { read } from "../storage";
import { device } from "./device.svelte";
import Leaving from "./Leaving.svelte";
import { noticeTexts } from "./texts";

/** Offers it, unless it cannot be, is so already, or was declined before. */
export async function offer(): Promise<void> {
  if (read("called-back") === "no") return;
  await Promise.all([noticeTexts(), device.load()]);
  if (device.obstacle || device.here) return;
  const leaving = mount(Leaving, { target: document.body, props: { onclose: () => void unmount(leaving) } });
}
