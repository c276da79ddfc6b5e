## Tips

tip-cat = The cat has tangled the yarn: whoever it came to crafts nothing in their next turn. All other work goes on, so that is a turn for shopping.
tip-request = A special request has come, and the active player decides who gets it. Fulfilled it brings points; left undone it takes them away.
tip-event = Among the new cards there was an event: it acts at once and is discarded.
tip-moving = Your first move may go anywhere. Look at both works at once: yarn is for the item you mean to craft.
