/** Whether the server can be reached. */

class Network {
  /** As the last request found it. */
  isLost: boolean = $state(typeof navigator !== "undefined" && !navigator.onLine);
}

export const network = new Network();
